"""The schema of the data file, kept by Alembic, which is loaded only when a step is due."""

import sqlite3
from pathlib import Path
from typing import Final

from filature.core.mistake import Mistake

HEAD: Final = "0002"
MIGRATIONS: Final = Path(__file__).with_name("migrations")


def migrated(path: Path) -> None:
    """Brings a data file up to date."""
    at = version(path)
    if at == HEAD:
        return
    if at > HEAD:
        raise Mistake("data-newer", path=str(path), version=at)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["path"] = path
    command.upgrade(config, HEAD)


def version(path: Path) -> str:
    """Where a file stands; empty when it is new."""
    connection = sqlite3.connect(path)
    try:
        rows = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.OperationalError:
        return ""
    except sqlite3.DatabaseError:
        raise Mistake("data-foreign", path=str(path)) from None
    finally:
        connection.close()
    return str(rows[0][0]) if rows else ""
