"""A mail server as there are outside: TLS with a certificate, and a password to be told."""

import json
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from server.hosting import Person, Server, free_port, serving
from server.receiving import Inbox, eventually

NAME, PASSWORD = b"house@example.org", b"s3cret of the house/"
ENCODED = "s3cret%20of%20the%20house%2F"


def certified(folder: Path) -> tuple[Path, Path]:
    """A certificate of this machine that vouches for itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    known = x509.SubjectAlternativeName(
        [x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))]
    )
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(known, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    certificate, secret = folder / "mail.pem", folder / "mail.key"
    certificate.write_bytes(made.public_bytes(Encoding.PEM))
    kind = PrivateFormat.TraditionalOpenSSL
    secret.write_bytes(key.private_bytes(Encoding.PEM, kind, NoEncryption()))
    return certificate, secret


class Strict(Inbox):
    """Takes mail of whoever has the password; how it came is remembered."""

    def __init__(self) -> None:
        super().__init__()
        self.came: list[tuple[bool, bool]] = []  # encrypted, authenticated

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.came.append((session.ssl is not None, bool(session.authenticated)))
        return await super().handle_DATA(server, session, envelope)

    def judge(self, server: Any, session: Any, envelope: Any, kind: str, given: Any) -> AuthResult:
        right = isinstance(given, LoginPassword) and given == LoginPassword(NAME, PASSWORD)
        return AuthResult(success=right, handled=False)


class Post(NamedTuple):
    """A mail server, where it is, and the certificate by which it is known."""

    inbox: Strict
    place: str
    certificate: Path


@contextmanager
def strict(folder: Path, scheme: str) -> Iterator[Post]:
    """A real mail server: STARTTLS is required, or all of it is TLS; and a password."""
    certificate, key = certified(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    inbox, port = Strict(), free_port()
    how: dict[str, Any] = {"ssl_context": context}
    if scheme == "smtp":
        how = {"tls_context": context, "require_starttls": True}
    controller = Controller(
        inbox,
        hostname="127.0.0.1",
        port=port,
        auth_required=True,
        auth_require_tls=scheme == "smtp",  # which knows of STARTTLS alone
        authenticator=inbox.judge,
        **how,
    )
    controller.start()
    try:
        yield Post(inbox, f"127.0.0.1:{port}", certificate)
    finally:
        controller.stop(no_assert=True)


@contextmanager
def house(folder: Path, url: str, **env: str) -> Iterator[Server]:
    given = {"smtp": url, "smtp_from": "house@example.org", "retry": 0.05}
    with serving(folder / "data", json.dumps(given), **env) as server:
        yield server
        assert "Traceback" not in server.errors.read_text()


WISH = {"address": "ada@example.org"}


@pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")
@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_mail_goes_encrypted_with_name_and_password(tmp_path: Path, scheme: str) -> None:
    with strict(tmp_path, scheme) as post:
        url = f"{scheme}://house%40example.org:{ENCODED}@{post.place}"
        with house(tmp_path, url, SSL_CERT_FILE=str(post.certificate)) as server:
            Person(server).post("/api/me/alerts/mail", WISH)
            (mail,) = eventually(lambda: post.inbox.to("ada@example.org"))
            assert "confirm=" in mail.as_string().replace("=\n", "").replace("=3D", "=")
            encrypted, known = post.inbox.came[0]
            assert (encrypted or scheme == "smtps", known) == (True, True)


def told(server: Server) -> str:
    """What the keeper of the house reads once a mail has failed."""
    assert Person(server).refused("/api/me/alerts/mail", WISH) == "mail-failed"
    eventually(lambda: "mail not delivered" in server.errors.read_text())
    return server.errors.read_text()


def test_a_wrong_password_is_told_plainly_and_never_repeated(tmp_path: Path) -> None:
    with strict(tmp_path, "smtp") as post:
        url = f"smtp://house%40example.org:wrong-pa55word@{post.place}"
        with house(tmp_path, url, SSL_CERT_FILE=str(post.certificate)) as server:
            said = told(server)
            assert "refuses the name or the password of --smtp (535)" in said
            assert "wrong-pa55word" not in said
            assert not post.inbox.mails


def test_a_certificate_that_nobody_vouches_for_is_told_and_gets_no_password(tmp_path: Path) -> None:
    with strict(tmp_path, "smtp") as post:
        url = f"smtp://house%40example.org:{ENCODED}@{post.place}"
        with house(tmp_path, url) as server:
            said = told(server)
            assert "the certificate of the mail server is not trusted here" in said
            assert PASSWORD.decode() not in said
            assert ENCODED not in said
            assert not post.inbox.mails
