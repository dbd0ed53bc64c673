"""A missing server is a failure that names its package."""

import pytest

from tests.servers.machine import find_program, private_folder, run


def test_a_missing_program_fails_with_one_line_naming_its_package() -> None:
    with pytest.raises(pytest.fail.Exception) as failure:
        find_program("no-such-daemon", package="nosuch")

    assert str(failure.value) == "no-such-daemon is missing: apt-get install nosuch"


def test_a_program_that_fails_says_why() -> None:
    with pytest.raises(RuntimeError, match="no such option"):
        run("sh", "-c", "echo no such option; exit 2")


def test_a_private_folder_is_gone_afterwards() -> None:
    with private_folder("test") as folder:
        (folder / "data").mkdir()
        assert folder.stat().st_mode & 0o777 == 0o755
    assert not folder.exists()
