-- Tables, their logs, their chat; who sits where; reports; secrets of the house.
CREATE TABLE tables (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    spec BYTEA NOT NULL,
    status TEXT NOT NULL,
    listed BOOLEAN NOT NULL,
    touched DOUBLE PRECISION NOT NULL
);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_touched ON tables (touched);

CREATE TABLE log (
    id TEXT COLLATE "C" NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    what TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (id, seq)
);

CREATE TABLE guests (
    id TEXT COLLATE "C" NOT NULL,
    guest TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (id, guest)
);
CREATE INDEX ix_guests_guest ON guests (guest);

CREATE TABLE chat (
    id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (id, number)
);

CREATE TABLE reports (
    report TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL,
    seat INTEGER NOT NULL,
    moment INTEGER NOT NULL,
    note TEXT NOT NULL,
    "view" TEXT NOT NULL
);
CREATE INDEX ix_reports_id ON reports (id);

CREATE TABLE house (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
