"""Sends one letter to one endpoint, by its way; how that ended."""

import asyncio
import secrets
import smtplib
from typing import Final, Literal, TypeAlias

import msgspec
import structlog

from filature.protocol.alerting import PushKeys
from filature.server.store.alerts import Endpoint, Person
from filature.text.catalogue import t

from . import push, webhook
from .letters import Letter
from .mail import Mail, Postman, trouble
from .outgoing import Call, Caller, Unreachable
from .post import Post

Outcome: TypeAlias = Literal["arrived", "gone", "failed"]
SLOTS: Final = {"push": 64, "webhook": 64, "mail": 4}  # at once
GONE: Final = (404, 410)
NOBODY: Final = "mailto:nobody@example.org"  # whom a push service may write to, if it must
log = structlog.get_logger()


class Delivery:
    """The ways out of the house; each has its own slots, so that none waits for another."""

    def __init__(self, post: Post, secret: str, base: str) -> None:
        self.base = base.rstrip("/")
        self.caller = Caller(post.reachable)
        self.postman = Postman(post.smtp, post.smtp_from)
        sender = f"mailto:{self.postman.sender}" if self.postman.there else NOBODY
        self.signer = push.Signer(secret, base if base.startswith("https:") else sender)
        self.slots = {way: asyncio.Semaphore(count) for way, count in SLOTS.items()}

    async def send(self, endpoint: Endpoint, letter: Letter, person: Person) -> Outcome:
        """Sends a letter; whatever goes wrong outside of the house is `failed`."""
        async with self.slots[endpoint.way]:
            if endpoint.way == "mail":
                return await self.mailed(endpoint.address, letter, person)
            if endpoint.way == "push":
                return await self.pushed(endpoint, push.shown(letter))
            number = secrets.token_hex(8)
            return await self.called(webhook.call(endpoint.address, letter, self.base, number))

    async def withdraw(self, endpoint: Endpoint, tag: str) -> Outcome:
        """Takes a notice away from a device."""
        async with self.slots["push"]:
            return await self.pushed(endpoint, {"tag": tag, "close": "yes"})

    async def pushed(self, endpoint: Endpoint, payload: dict[str, str]) -> Outcome:
        keys = msgspec.json.decode(endpoint.details, type=PushKeys)
        return await self.called(push.call(endpoint.address, keys, payload, self.signer))

    async def called(self, call: Call) -> Outcome:
        try:
            status = await self.caller.call(call)
        except Unreachable as error:
            log.info("notice not delivered", why=str(error))
            return "failed"
        if status in GONE:
            return "gone"
        return "arrived" if 200 <= status < 300 else "failed"

    async def mailed(self, address: str, letter: Letter, person: Person) -> Outcome:
        lang, private = person.wishes.lang, person.private
        end = t(lang, "notice-end", link=f"{self.base}/alerts#off={private}")
        text = f"{letter.title}\n{letter.text}\n\n{self.base}{letter.path}\n\n-- \n{end}\n"
        leave = f"{self.base}/api/alerts/off?token={private}"
        return await self.posted(Mail(address, letter.title, text, leave))

    async def confirm(self, address: str, proof: str, lang: str) -> Outcome:
        """Asks whoever reads a mail address whether they want to be told anything there."""
        link = f"{self.base}/alerts#confirm={proof}"
        text = t(lang, "notice-confirm", link=link)
        async with self.slots["mail"]:
            return await self.posted(Mail(address, t(lang, "notice-confirm-title"), text))

    async def posted(self, mail: Mail) -> Outcome:
        try:
            await asyncio.to_thread(self.postman.send, mail)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            log.warning("mail not delivered", why=trouble(error))
            return "failed"
        return "arrived"
