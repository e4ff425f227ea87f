-- Reviews of matches that are over, kept once they are made.
CREATE TABLE reviews (
    id TEXT NOT NULL PRIMARY KEY,
    review BLOB NOT NULL
);
