"""Web Push: a letter encrypted for one device, and signed by the house."""

import base64
import binascii
import hashlib
import json
import time
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from filature.protocol.alerting import PushKeys
from filature.server.rooms.problems import BadRequest

from .letters import Letter
from .outgoing import Call

DAY: Final = 86400  # seconds that a push service keeps what it cannot deliver
HALF_A_DAY: Final = 43200  # that a signature is good for
SIZE: Final = 1536  # bytes of every payload, so that its length tells nothing
CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


class Signer:
    """The house's own key, which browsers know it by; made of a secret that never changes."""

    def __init__(self, secret: str, contact: str) -> None:
        self.private = ec.derive_private_key(int(secret, 16) % (ORDER - 1) + 1, CURVE)
        self.contact = contact

    @property
    def public(self) -> str:
        """As a browser wants it."""
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def signed(self, address: str) -> dict[str, str]:
        """The header that proves to a push service who sends."""
        parts = urlsplit(address)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + HALF_A_DAY,
            "sub": self.contact,
        }
        headers: dict[str, str] = Vapid02(self.private).sign(claims)
        return headers


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def checked(keys: PushKeys) -> None:
    """Refuses the keys of no device."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(keys.p256dh))
        fits = len(decoded(keys.auth)) == 16
    except (ValueError, binascii.Error):
        fits = False
    if not fits:
        raise BadRequest("bad-keys")


def shown(letter: Letter) -> dict[str, str]:
    """What the service worker of a device is given to show."""
    title, body = cut(letter.title, 200), cut(letter.text, 800)
    return {"title": title, "body": body, "path": letter.path, "tag": letter.tag}


def cut(text: str, most: int) -> str:
    """As much of a text as fits into so many bytes."""
    return text.encode()[:most].decode(errors="ignore")


def call(address: str, keys: PushKeys, payload: dict[str, str], signer: Signer) -> Call:
    """A payload for one device.  An older one of the same tag that still waits is replaced."""
    body = encrypted(json.dumps(payload, ensure_ascii=False).encode(), keys)
    topic = hashlib.sha256(payload["tag"].encode()).hexdigest()[:32]
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(DAY),
        "Urgency": "high",
        "Topic": topic,
        **signer.signed(address),
    }
    return Call(address, body, headers)


def encrypted(payload: bytes, keys: PushKeys) -> bytes:
    """For the eyes of one device, and always of one size (RFC 8291)."""
    body: bytes = http_ece.encrypt(
        payload.ljust(SIZE),
        private_key=ec.generate_private_key(CURVE),
        dh=decoded(keys.p256dh),
        auth_secret=decoded(keys.auth),
        version="aes128gcm",
    )
    return body
