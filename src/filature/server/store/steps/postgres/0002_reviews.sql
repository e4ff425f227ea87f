-- Reviews of matches that are over, kept once they are made.
CREATE TABLE reviews (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    review BYTEA NOT NULL
);
