-- The processes of a house, and which of them minds which table.
CREATE TABLE processes (
    number INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    place TEXT NOT NULL,
    rules TEXT[] NOT NULL,
    seen TIMESTAMPTZ NOT NULL
);

CREATE TABLE leases (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    owner INTEGER NOT NULL,
    epoch BIGINT NOT NULL,
    needed BOOLEAN NOT NULL,
    rules TEXT NOT NULL
);
CREATE INDEX ix_leases_owner ON leases (owner) WHERE owner <> 0 OR needed;

CREATE TABLE given_codes (
    code TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    at TIMESTAMPTZ NOT NULL
);
