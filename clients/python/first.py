"""Sits down at a table and plays the first option that is offered, until the match is over.

python first.py http://localhost:8123 TABLE
"""

import sys

from filature_client import House


def main(url: str, table: str) -> None:
    house = House(url)
    held = house.post_tables_join(table, {"name": "Python"})
    mine = house.seated(held["token"])
    line = mine.sit(table)
    mine.post_tables_ready(table, {"ready": True})
    for message in line:
        if message["type"] != "state":
            continue
        if result := message.get("result"):
            print(result["text"])
            break
        if message["options"]:
            line.play(message, message["options"][0]["notation"])


if __name__ == "__main__":
    main(*sys.argv[1:])
