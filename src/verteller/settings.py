"""Django settings: everything in one process on SQLite, PostgreSQL by environment."""

import contextlib
import os
import secrets
import tempfile
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from verteller.mail.configuration import email_settings, sender_proofs

STATE_DIR = Path(os.environ.get("VERTELLER_STATE_DIR", "var")).absolute()


def database(url: str | None) -> dict[str, Any]:
    """
    Return Django's entry for one database.

    Args:
        url: `postgresql://user:password@host:port/name`, or None for SQLite in the state folder.
    """
    if url is None:
        return {
            "ENGINE": "verteller.hosting.sqlite",
            "NAME": STATE_DIR / "verteller.sqlite3",
            "OPTIONS": {
                # Without these two concurrent writers fail with "database is locked".
                "transaction_mode": "IMMEDIATE",
                "timeout": 20,
                # What is acknowledged as committed survives a power cut: synchronous=FULL, which
                # our engine sees to itself in transactions.
                "init_command": "PRAGMA journal_mode=WAL;PRAGMA synchronous=FULL;",
            },
            # A file, since threads would lock each other out of SQLite's memory; one a run,
            # since several runs may go on side by side.
            "TEST": {"NAME": Path(tempfile.gettempdir()) / f"verteller-test-{os.getpid()}.sqlite3"},
        }
    parts = urlsplit(url)
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": unquote(parts.path.lstrip("/")),
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": parts.hostname or "",
        "PORT": parts.port or "",
        "CONN_MAX_AGE": 600,
        # A server that was restarted costs nobody an error page or a mail that is turned away.
        "CONN_HEALTH_CHECKS": True,
    }


DATABASES = {"default": database(os.environ.get("VERTELLER_DATABASE_URL"))}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"


def secret_key(folder: Path) -> str:
    """
    Return this installation's own key, which is drawn at first and kept in *folder*.

    Processes on several machines must be given one by VERTELLER_SECRET_KEY instead.
    """
    kept = folder / "secret_key"
    if not kept.exists():
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=folder, prefix="secret_key.") as drawn:
            drawn.write(secrets.token_urlsafe(48))
            drawn.flush()
            # Complete from the moment it is there; another process may have been first.
            with contextlib.suppress(FileExistsError):
                os.link(drawn.name, kept)
    return kept.read_text()


SECRET_KEY = os.environ.get("VERTELLER_SECRET_KEY") or secret_key(STATE_DIR)
DEBUG = False
# Names under which the pages are reached from elsewhere, with commas between them.
ALLOWED_HOSTS = [
    *("localhost", "127.0.0.1", "[::1]"),
    *filter(None, os.environ.get("VERTELLER_HOSTS", "").split(",")),
]
# In front of us stands a server that speaks HTTPS; forms come from its pages.
CSRF_TRUSTED_ORIGINS = [f"https://{name}" for name in ALLOWED_HOSTS[3:] if name != "*"]

INSTALLED_APPS = [
    "verteller.web.apps.DatabaseConfig",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "django_htmx",
    "django_tasks",
    "django_tasks_db",
    "verteller.hosting",
    "verteller.chat",
    "verteller.mail",
    "verteller.web",
]
MIDDLEWARE = [
    "verteller.web.headers.protect",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "verteller.web.typed.clean",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "verteller.web.access.note_visits",
]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "verteller.web.context.pages",
            ],
        },
    },
]
ROOT_URLCONF = "verteller.web.urls"
ASGI_APPLICATION = "verteller.web.asgi.application"
STATIC_URL = "static/"
# Served from where they lie: nothing has to be collected first.
WHITENOISE_USE_FINDERS = True
TASKS = {"default": {"BACKEND": "django_tasks_db.DatabaseBackend"}}

# Mail goes out by SMTP where VERTELLER_SMTP_URL says so, into the built-in mailbox otherwise.
globals().update(email_settings(os.environ))
# The domain of our message ids; it need not be reachable, only ours.
VERTELLER_MAIL_DOMAIN = os.environ.get("VERTELLER_MAIL_DOMAIN", "verteller.localhost")
# The one address all mail goes to; verteller@ the domain if none is given. Its name, and where
# the manual can be read.
VERTELLER_HOME_ADDRESS = os.environ.get("VERTELLER_HOME_ADDRESS", "")
VERTELLER_NARRATOR_NAME = os.environ.get("VERTELLER_NARRATOR_NAME", "")
VERTELLER_MANUAL_URL = os.environ.get("VERTELLER_MANUAL_URL", "")
# Whether each phase also sets an alarm as a task; the sweep alone closes phases as well.
VERTELLER_ALARMS = os.environ.get("VERTELLER_ALARMS", "1") == "1"
# What Prometheus shows to be let in from another machine; without it only this one is.
VERTELLER_METRICS_TOKEN = os.environ.get("VERTELLER_METRICS_TOKEN", "")
# Where the pages can be reached from elsewhere, for links in mails.
VERTELLER_URL = os.environ.get("VERTELLER_URL", "")
# What proves a sender, with commas between: `token` (the address he answers, given to him alone),
# `verdict` (what the mail server that calls itself VERTELLER_AUTHSERV_ID found out about the
# sender's domain, or we ourselves with VERTELLER_VERIFY_DKIM), `from` (his word, which anybody can
# give). What nothing proves waits until the person it claims to be from confirms it.
VERTELLER_SENDER_PROOF = sender_proofs(os.environ.get("VERTELLER_SENDER_PROOF", "token"))
# Where mail comes back to: `token` (an address of its own for every mail, so that nobody can make
# up a bounce), or `home` where the mail server lets us send from that address alone.
VERTELLER_RETURN_PATH = os.environ.get("VERTELLER_RETURN_PATH", "token")
VERTELLER_AUTHSERV_ID = os.environ.get("VERTELLER_AUTHSERV_ID", "")
VERTELLER_VERIFY_DKIM = os.environ.get("VERTELLER_VERIFY_DKIM", "0") == "1"
# Whether a command by mail bears the administrators' password, as of old; it is confirmed by
# a mailed link otherwise.
VERTELLER_ADMIN_PASSWORD_MAIL = os.environ.get("VERTELLER_ADMIN_PASSWORD_MAIL", "0") == "1"
# The function that deals with a mail once it is confirmed.
VERTELLER_DEALS_WITH = "verteller.mail.confirming.deal_with"
# Whether a page shows everybody's mail: for a demonstration on a machine of one's own only.
VERTELLER_MAILBOX = os.environ.get("VERTELLER_MAILBOX", "0") == "1"
# Where set-up has put the Python that runs in browsers, for the table.
VERTELLER_PYODIDE = os.environ.get(
    "VERTELLER_PYODIDE", str(Path(__file__).resolve().parents[2] / ".tools" / "pyodide")
)
# Who may open games that are played live: anybody, or `known` for those who are signed in.
VERTELLER_ROOMS = os.environ.get("VERTELLER_ROOMS", "anybody")
# Seconds between two automatic replies to the same sender.
VERTELLER_REPLY_INTERVAL = float(os.environ.get("VERTELLER_REPLY_INTERVAL", "60"))
# How much mail is taken of one sender and, by SMTP, of one host; networks whose hosts are exempt.
VERTELLER_RATE_SENDER = os.environ.get("VERTELLER_RATE_SENDER", "600/hour")
VERTELLER_RATE_HOST = os.environ.get("VERTELLER_RATE_HOST", "600/minute")
VERTELLER_TRUSTED_NETWORKS = os.environ.get("VERTELLER_TRUSTED_NETWORKS", "127.0.0.0/8,::1/128")
# A folder of further stories, <theme>/<language>/<name>.md, beside those that are shipped. Where
# several processes share a database they share this folder too, so it has to be named.
VERTELLER_STORIES = os.environ.get("VERTELLER_STORIES") or (
    "" if os.environ.get("VERTELLER_DATABASE_URL") else str(STATE_DIR / "stories")
)
# The function that says which themes there are.
VERTELLER_THEMES = "verteller.mail.stories.themes"

# What was given over HTTPS is asked for over HTTPS for a year to come; VERTELLER_HSTS_SUBDOMAINS
# says the same of every name below ours, which only the host can know to be right.
SECURE_HSTS_SECONDS = 365 * 24 * 60 * 60
SECURE_HSTS_INCLUDE_SUBDOMAINS = os.environ.get("VERTELLER_HSTS_SUBDOMAINS", "0") == "1"
# Style sheets and scripts are for our own pages.
WHITENOISE_ALLOW_ALL_ORIGINS = False

# Where the pages are reached over HTTPS, no other name below ours can set or see our cookies.
_COOKIES = "__Host-" if VERTELLER_URL.startswith("https://") else ""
SESSION_COOKIE_NAME = f"{_COOKIES}sessionid"
CSRF_COOKIE_NAME = f"{_COOKIES}csrftoken"
LANGUAGE_COOKIE_NAME = f"{_COOKIES}django_language"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = bool(_COOKIES)
# No script reads a cookie: forms carry their token themselves.
SESSION_COOKIE_HTTPONLY = CSRF_COOKIE_HTTPONLY = LANGUAGE_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = LANGUAGE_COOKIE_SAMESITE = "Lax"
# What the next page is to say lies in the session as well, in no cookie of its own.
MESSAGE_STORAGE = "django.contrib.messages.storage.session.SessionStorage"
# A cookie is kept for as long as a session lasts at most; one that nobody uses ends before.
SESSION_COOKIE_AGE = 30 * 24 * 60 * 60
# A form holds a few hundred answers at most, and a page takes no files.
DATA_UPLOAD_MAX_MEMORY_SIZE = 1024 * 1024
# For the database's own pages, which alone have passwords.
AUTH_PASSWORD_VALIDATORS = [
    {
        "NAME": "django.contrib.auth.password_validation.MinimumLengthValidator",
        "OPTIONS": {"min_length": 12},
    },
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "verteller.web.passwords.OwnWords"},
]

# The pages are entered by a mailed link, which works once and for a quarter of an hour, by a
# passkey or, for one game, by a printed code; Django's own admin still asks for a password.
AUTHENTICATION_BACKENDS = [
    "django.contrib.auth.backends.ModelBackend",
    "verteller.web.backends.AccountBackend",
]
# Sessions of our own: they know whose they are, so that he can end them one by one.
SESSION_ENGINE = "verteller.web.sessions"
SESAME_TOKENS = ["sesame.tokens_v2"]
SESAME_ONE_TIME = True
SESAME_MAX_AGE = 15 * 60

LANGUAGE_CODE = "en"
LANGUAGES = [("nl", "Nederlands"), ("en", "English"), ("it", "Italiano"), ("de", "Deutsch")]
TIME_ZONE = "UTC"
USE_TZ = True


def logging_settings(level: str, form: str) -> dict[str, Any]:
    """
    Return how the process logs: to the terminal or the journal, and nothing that is secret.

    Args:
        level: Of our own loggers. Libraries only warn: at finer levels some of them repeat whole
            mails, or what a template is filled with.
        form: `line` for people, `json` for machines.
    """
    formatter = "JsonLineFormatter" if form == "json" else "LineFormatter"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"discreet": {"()": f"verteller.hosting.discreet.{formatter}"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "discreet"}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {
            "verteller": {"level": level},
            "django": {"handlers": [], "level": "WARNING", "propagate": True},
            # A page that is not there is no fault of ours.
            "django.request": {"level": "ERROR"},
        },
    }


# Warnings and faults are told; at INFO also what happens, an event a line.
LOGGING = logging_settings(
    os.environ.get("VERTELLER_LOG_LEVEL", "WARNING"), os.environ.get("VERTELLER_LOG_FORMAT", "line")
)
