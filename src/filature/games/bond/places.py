"""The fifty-three places of the annex, as notations and boxes name them.  BOND-STAGE-3"""

from typing import Final

from mypy_extensions import i64

PLACES: Final = (
    "afghanistan",
    "albania",
    "amazon",
    "arkangel",
    "atlantis",
    "banana_republic",
    "baku",
    "bilbao",
    "bimini",
    "bratislava",
    "cairo",
    "caribbean_island",
    "caucasus",
    "corfu",
    "cortina",
    "cuba",
    "drug_road",
    "feldstadt",
    "gibraltar",
    "hamburg",
    "istanbul",
    "isthmus",
    "kaolong_bay",
    "karl_marx_stadt",
    "kazakhstan",
    "key_west",
    "khyber_pass",
    "liparus",
    "london",
    "madrid",
    "main_strike_mine",
    "monte_carlo",
    "new_york",
    "olimpatec",
    "paris",
    "red_star_train",
    "rio",
    "saigon",
    "san_francisco",
    "sardinia",
    "siberia",
    "south_california",
    "saint_cyril",
    "saint_petersburg",
    "tangiers",
    "udaipur",
    "us_air_force_base",
    "scotland",
    "south_china_sea",
    "space",
    "venice",
    "vienna",
    "wave_krest",
)
COUNT: Final = 53
LONDON: Final = 28
NOWHERE: Final = -1


def place_named(name: str) -> i64:
    """The number of a place; NOWHERE when there is none of that name."""
    return PLACES.index(name) if name in PLACES else NOWHERE
