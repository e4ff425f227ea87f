"""The names of the Gymnasium environments.

Gymnasium calls `register` while it is itself being imported: nothing else of it may be
needed here.
"""

from filature import registry


def environment(name: str) -> str:
    """The id of a game, with the version of its rules: `filature/Lair-v1`."""
    return f"filature/{name.capitalize()}-v{registry.load(name).version}"


def register() -> None:
    """Makes every game known to `gymnasium.make`."""
    from gymnasium.envs import registration

    for name in registry.GAMES:
        id = environment(name)
        if id not in registration.registry:
            place = "filature.adapters.gymnasium:Env"
            registration.register(id, place, kwargs={"game": name})
