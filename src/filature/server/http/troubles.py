"""What is wrong, as it is told: a stable word, a sentence, and how long to wait."""

from filature.core.mistake import Mistake
from filature.protocol.bodies import Trouble
from filature.server.rooms.problems import TooManyRequests
from filature.text.catalogue import said


def troubled(mistake: Exception, lang: str) -> Trouble:
    """A mistake in a language; what is none of ours is a box that cannot be read."""
    key = mistake.key if isinstance(mistake, Mistake) else "bad-box"
    wait = mistake.wait if isinstance(mistake, TooManyRequests) else 0
    return Trouble(key, said(mistake, lang), wait=wait)


def later(trouble: Trouble) -> dict[str, str]:
    """The header that says when to try again, if that is the trouble."""
    return {"retry-after": str(trouble.wait)} if trouble.wait else {}
