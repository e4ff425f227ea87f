-- Circles, their members and results; evenings; which tables belong to them.
CREATE TABLE circles (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    link TEXT NOT NULL UNIQUE,
    circle BYTEA NOT NULL
);

CREATE TABLE members (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    circle TEXT COLLATE "C" NOT NULL,
    guest TEXT COLLATE "C" NOT NULL,
    name TEXT NOT NULL,
    first TEXT NOT NULL,
    joined DOUBLE PRECISION NOT NULL,
    gone BOOLEAN NOT NULL
);
CREATE INDEX ix_members_circle ON members (circle);
CREATE UNIQUE INDEX ix_members_guest ON members (guest, circle) WHERE guest <> '';

CREATE TABLE results (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    circle TEXT COLLATE "C" NOT NULL,
    season BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    result BYTEA NOT NULL
);
CREATE INDEX ix_results_circle ON results (circle, season, at);

CREATE TABLE evenings (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    circle TEXT COLLATE "C" NOT NULL,
    version INTEGER NOT NULL,
    going BOOLEAN NOT NULL,
    starts DOUBLE PRECISION NOT NULL,
    evening BYTEA NOT NULL
);
CREATE INDEX ix_evenings_circle ON evenings (circle);

CREATE TABLE circle_tables (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    circle TEXT COLLATE "C" NOT NULL,
    evening TEXT COLLATE "C" NOT NULL,
    booked BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX ix_circle_tables_circle ON circle_tables (circle);
