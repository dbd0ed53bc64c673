"""Ports: found to be busy before anything else is begun, and told in one line."""

import socket

import click


def check_free(host: str, port: int, option: str) -> None:
    """
    Refuse a port that somebody else listens at; 0 is always free.

    Raises:
        click.ClickException: It is busy, or not ours to take.
    """
    try:
        with socket.create_server((host, port)):
            pass
    except OSError as error:
        raise click.ClickException(
            f"port {port} of {host} cannot be used ({_reason(error)}): choose another"
            f" with {option}, 0 for any free one"
        ) from error


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
