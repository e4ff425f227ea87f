-- Circles, their members and results; evenings; which tables belong to them.
CREATE TABLE circles (
    id TEXT NOT NULL PRIMARY KEY,
    link TEXT NOT NULL UNIQUE,
    circle BLOB NOT NULL
);

CREATE TABLE members (
    id TEXT NOT NULL PRIMARY KEY,
    circle TEXT NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    first TEXT NOT NULL,
    joined FLOAT NOT NULL,
    gone BOOLEAN NOT NULL
);
CREATE INDEX ix_members_circle ON members (circle);
CREATE UNIQUE INDEX ix_members_guest ON members (guest, circle) WHERE guest <> '';

CREATE TABLE results (
    id TEXT NOT NULL PRIMARY KEY,
    circle TEXT NOT NULL,
    season INTEGER NOT NULL,
    at FLOAT NOT NULL,
    result BLOB NOT NULL
);
CREATE INDEX ix_results_circle ON results (circle, season, at);

CREATE TABLE evenings (
    id TEXT NOT NULL PRIMARY KEY,
    circle TEXT NOT NULL,
    version INTEGER NOT NULL,
    going BOOLEAN NOT NULL,
    starts FLOAT NOT NULL,
    evening BLOB NOT NULL
);
CREATE INDEX ix_evenings_circle ON evenings (circle);

CREATE TABLE circle_tables (
    id TEXT NOT NULL PRIMARY KEY,
    circle TEXT NOT NULL,
    evening TEXT NOT NULL,
    booked BOOLEAN NOT NULL DEFAULT 0
);
CREATE INDEX ix_circle_tables_circle ON circle_tables (circle);
