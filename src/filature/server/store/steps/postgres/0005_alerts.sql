-- How people want to be told that it is their turn, and what was told; `came` is the order of keeping.
CREATE TABLE alerts (
    guest TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    wishes TEXT NOT NULL,
    private TEXT NOT NULL UNIQUE
);

CREATE SEQUENCE endpoints_came;
CREATE TABLE endpoints (
    endpoint TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    guest TEXT COLLATE "C" NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    way TEXT NOT NULL,
    address TEXT NOT NULL,
    details TEXT NOT NULL,
    state TEXT NOT NULL,
    failures INTEGER NOT NULL,
    last DOUBLE PRECISION NOT NULL,
    came BIGINT NOT NULL DEFAULT nextval('endpoints_came')
);
CREATE INDEX ix_endpoints_guest ON endpoints (guest);
CREATE INDEX ix_endpoints_id ON endpoints (id);

CREATE TABLE notices (
    endpoint TEXT COLLATE "C" NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    moment INTEGER NOT NULL,
    who INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    due DOUBLE PRECISION NOT NULL,
    tries INTEGER NOT NULL,
    sent BOOLEAN NOT NULL,
    PRIMARY KEY (endpoint, id, seat, kind)
);
CREATE INDEX ix_notices_id ON notices (id);
CREATE INDEX ix_notices_due ON notices (sent, due);

CREATE TABLE confirmations (
    address TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL
);
CREATE INDEX ix_confirmations_address ON confirmations (address);
