-- Up Migration
-- Old clients send no key. What they asked last, so that a repeat they make by themselves is known as one.
create table keyless (
  uid integer not null,
  call text not null,
  hash bytea not null,
  -- The time the client wrote into its address: a repeat may carry the same.
  sent text not null default '',
  key uuid not null,
  first_at timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  tries smallint not null default 1,
  -- When the answer was handed over; null while it was not.
  answered_at timestamptz,
  primary key (uid, call, hash)
);
