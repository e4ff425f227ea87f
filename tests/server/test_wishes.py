"""Whatever is asked for in the body of a request refuses keys that mean nothing."""

import re
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

import filature.server.http as routes

FOLDER = Path(routes.__file__).parent
ASKED = sorted(
    {
        (file.stem, name)
        for file in FOLDER.glob("*.py")
        for name in re.findall(r"JSONBody\[(\w+)\]", file.read_text("utf-8"))
    }
)


@pytest.mark.parametrize(("module", "name"), ASKED)
def test_a_body_refuses_keys_that_mean_nothing(module: str, name: str) -> None:
    asked = getattr(import_module(f"{routes.__name__}.{module}"), name)
    for struct in get_args(asked) or (asked,):
        assert struct.__struct_config__.forbid_unknown_fields, struct
