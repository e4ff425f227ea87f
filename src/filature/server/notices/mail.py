"""Letters by e-mail, through the server that the keeper of the house has named."""

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from filature.core.mistake import Mistake

PATIENCE: Final = 10.0  # seconds
ADDRESS: Final = re.compile(r"[^@\s,;:<>\"'()\[\]\\]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
SAFE: Final = ("localhost", "127.0.0.1", "::1")  # where a password may go unencrypted


class Mail(NamedTuple):
    """What is sent, to whom."""

    to: str
    subject: str
    text: str
    leave: str = ""  # the address that ends it


def trouble(error: Exception) -> str:
    """Why a mail could not be sent, for the keeper of the house: never in the words of the server,
    which may repeat a password."""
    if isinstance(error, smtplib.SMTPAuthenticationError):
        return f"the mail server refuses the name or the password of --smtp ({error.smtp_code})"
    if isinstance(error, ssl.SSLCertVerificationError):
        return "the certificate of the mail server is not trusted here"
    return str(error) if isinstance(error, Unsafe) else type(error).__name__


class Unsafe(smtplib.SMTPException):
    """The server would have been told a password that anybody could read."""


class Postman:
    """Sends mail; one connection for each, so that a server that has gone is no trouble later."""

    def __init__(self, url: str, sender: str) -> None:
        self.url = urlsplit(url)
        self.sender = sender or (unquote(self.url.username or "") if url else "")
        if url:
            self.check()

    def check(self) -> None:
        """Refuses what cannot be a mail server, before anyone relies on it."""
        try:
            known = self.url.scheme in ("smtp", "smtps") and (self.url.port or 25)
        except ValueError:
            known = False
        if not (known and self.url.hostname and ADDRESS.fullmatch(self.sender)):
            raise Mistake("bad-smtp")

    @property
    def there(self) -> bool:
        return bool(self.url.hostname)

    def send(self, mail: Mail) -> None:
        """Delivers a mail, or raises OSError; it takes its time, so call it in a thread."""
        with self.connected() as server:
            server.send_message(self.written(mail), self.sender, [mail.to])

    def connected(self) -> smtplib.SMTP:
        host, secure = str(self.url.hostname), ssl.create_default_context()
        if self.url.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                host, self.url.port or 465, timeout=PATIENCE, context=secure
            )
        else:
            server = smtplib.SMTP(host, self.url.port or 587, timeout=PATIENCE)
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=secure)
            elif self.url.username and host not in SAFE:
                server.close()
                raise Unsafe("the mail server knows no TLS, so it is told no password")
        if self.url.username:
            server.login(unquote(self.url.username), unquote(self.url.password or ""))
        return server

    def written(self, mail: Mail) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"] = self.sender, mail.to
        message["Subject"], message["Date"] = mail.subject, formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if mail.leave:
            message["List-Unsubscribe"] = f"<{mail.leave}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(mail.text)
        return message
