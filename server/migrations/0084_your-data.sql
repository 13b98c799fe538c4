-- Up Migration
-- A copy of everything about a person, asked for by them, made by the worker and kept for some days.
create table data_export (
  id uuid primary key default gen_random_uuid(),
  uid integer not null references account (id),
  -- In whose words the note inside is written.
  language text not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready')),
  asked_at timestamptz not null default now(),
  -- When a worker last began it. One that was killed is followed by another.
  claimed_at timestamptz,
  ready_at timestamptz,
  expires_at timestamptz not null default now() + interval '7 days',
  bytes bigint not null default 0,
  -- The address that opens it for some minutes, as a hash.
  link_hash bytea unique check (length(link_hash) = 32),
  link_until timestamptz,
  check ((state = 'ready') = (ready_at is not null))
);
-- One at a time, also between two requests at once.
create unique index data_export_making on data_export (uid) where state = 'waiting';
create index data_export_uid on data_export (uid, asked_at desc);
create index data_export_waiting on data_export (asked_at) where state = 'waiting';
create index data_export_expires on data_export (expires_at);

-- Whatever a person did in shows is found by the shows they were in.
create index visit_uid on visit (uid, show_id);
create index upload_uid on upload (uid);
create index private_show_uid on private_show (uid, id);
create index lead_uid on lead (uid) where uid is not null;
create index push_told_anchor on push_told (anchor);
create index session_of on session (uid);
create index pin_of on show (pin_uid) where pin_uid is not null;
