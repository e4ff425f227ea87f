-- People with a key of their own, the keys that are void, and what each has put away; who made a table.
CREATE TABLE people (
    guest TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    turn INTEGER NOT NULL,
    "key" TEXT NOT NULL UNIQUE,
    keyed FLOAT NOT NULL
);

CREATE TABLE old_keys (
    "key" TEXT NOT NULL PRIMARY KEY,
    guest TEXT NOT NULL,
    why TEXT NOT NULL,
    at FLOAT NOT NULL
);

CREATE TABLE put_away (
    guest TEXT NOT NULL,
    id TEXT NOT NULL,
    place TEXT NOT NULL,
    at FLOAT NOT NULL,
    PRIMARY KEY (guest, id)
);
CREATE INDEX ix_put_away_id ON put_away (id);

ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
UPDATE tables SET host = coalesce(json_extract(CAST(spec AS TEXT), '$.host'), '');
CREATE INDEX ix_tables_host ON tables (host);
