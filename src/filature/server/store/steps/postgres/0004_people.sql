-- People with a key of their own, the keys that are void, and what each has put away; who made a table.
CREATE TABLE people (
    guest TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    turn INTEGER NOT NULL,
    "key" TEXT NOT NULL UNIQUE,
    keyed DOUBLE PRECISION NOT NULL
);

CREATE TABLE old_keys (
    "key" TEXT NOT NULL PRIMARY KEY,
    guest TEXT NOT NULL,
    why TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL
);

CREATE TABLE put_away (
    guest TEXT COLLATE "C" NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    place TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guest, id)
);
CREATE INDEX ix_put_away_id ON put_away (id);

ALTER TABLE tables ADD COLUMN host TEXT COLLATE "C" NOT NULL DEFAULT '';
UPDATE tables SET host = coalesce(convert_from(spec, 'UTF8')::json ->> 'host', '');
CREATE INDEX ix_tables_host ON tables (host);
