-- Up Migration
-- Views that the owner of a table publishes for others to read (server/database/views), and those that features declare together
-- (server/database/composed).
create schema read;
