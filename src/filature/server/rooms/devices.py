"""Who plays several seats among others: everybody at the table may know."""

from filature.server.store.spec import Spec


def devices(spec: Spec) -> list[int]:
    """For each seat a number that it shares with the others of its person; 0 where it is the only
    one, or where nobody else plays and nobody can come."""
    owners = [chair.guest if chair.who == "person" else "" for chair in spec.chairs]
    several = [guest for guest in dict.fromkeys(owners) if guest and owners.count(guest) > 1]
    strangers = any(
        chair.who == "open" or (chair.who == "person" and chair.guest != guest)
        for guest in several
        for chair in spec.chairs
    )
    return [several.index(one) + 1 if strangers and one in several else 0 for one in owners]
