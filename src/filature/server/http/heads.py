"""HEAD: what GET would answer, without the answer itself."""

from typing import cast

from litestar.types import (
    ASGIApp,
    Message,
    Receive,
    ReceiveMessage,
    Scope,
    Send,
)


def with_heads(app: ASGIApp) -> ASGIApp:
    """The same application, which also answers HEAD wherever it answers GET."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") == "HEAD":
            await Head(receive, send).answer(app, scope)
        else:
            await app(scope, receive, send)

    return answer


class Head:
    """One answer of which only the beginning is sent; whoever goes on telling is left alone."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.receiving = receive
        self.sending = send
        self.told = False

    async def answer(self, app: ASGIApp, scope: Scope) -> None:
        await app(cast("Scope", {**scope, "method": "GET"}), self.receive, self.send)

    async def send(self, message: Message) -> None:
        if self.told:
            return
        if message["type"] == "http.response.body":
            self.told = True
            message = {"type": "http.response.body", "body": b"", "more_body": False}
        await self.sending(message)

    async def receive(self) -> ReceiveMessage:
        if self.told:
            return {"type": "http.disconnect"}
        return await self.receiving()
