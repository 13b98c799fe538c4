-- Up Migration
-- Where somebody signed in from: an address or a device, as a keyed hash. Its tries and codes are its own, so that strangers who use up
-- the others' lock nobody out.
create table known_origin (
  uid integer not null references account (id),
  hash bytea not null check (length(hash) = 32),
  seen_at timestamptz not null default now(),
  primary key (uid, hash)
);
create index known_origin_age on known_origin (seen_at);

-- Whose budget a request counts against: empty for everybody's.
alter table code_request add column budget text not null default '';
drop index code_request_phone;
create index code_request_phone on code_request (phone, budget, created_at);

-- Who asked for a code has tries of their own beside everybody else's.
alter table code add column asker bytea not null default '', add column stranger_tries smallint not null default 0;
