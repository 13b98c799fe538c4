-- Up Migration
-- Requests of clients that send no key, each for itself: several equal taps may be under way, and each may be retried.
create table inferred_key (
  id bigint generated always as identity primary key,
  uid integer not null,
  call text not null,
  hash bytea not null,
  -- The `time` parameter, as the client wrote it.
  client_time text not null,
  -- Shared by the attempts of one intent.
  key uuid not null,
  -- When the intent's first attempt arrived, and this one.
  first_at timestamptz not null,
  arrived_at timestamptz not null,
  -- Its place among the attempts the client made by its own timer.
  attempt smallint not null,
  -- How often it came: two timers of a client that run out in the same millisecond look like one request sent twice.
  sends smallint not null default 1,
  -- How many attempts followed when the client's timer ran out.
  retries smallint not null default 0,
  -- When the last byte of the answer left; null while it has not, and when the connection broke before.
  answered_at timestamptz
);
create index inferred_key_request on inferred_key (uid, call, hash, first_at);

-- Whoever is waiting for an answer while this runs still gets the one to the request already made.
insert into inferred_key (uid, call, hash, client_time, key, first_at, arrived_at, attempt, answered_at)
select uid, call, hash, sent, key, first_at, last_at, tries, answered_at from keyless where first_at > now() - interval '70 seconds';
drop table keyless;
