-- Up Migration
-- Somebody asks for a decision about them to be looked at again: once, and by an operator who had no part in it.
create table appeal (
  id integer generated always as identity primary key,
  subject text not null check (subject in ('sanction', 'certification')),
  subject_id integer not null,
  uid integer not null references account (id),
  ground text not null default '',
  text text not null check (text <> ''),
  state text not null default 'open' check (state in ('open', 'upheld', 'overturned')),
  decided_by integer references operator (id),
  decided_at timestamptz,
  note text not null default '',
  created_at timestamptz not null default now(),
  unique (subject, subject_id),
  check ((state = 'open') = (decided_by is null) and (state = 'open') = (decided_at is null))
);
create index appeal_state on appeal (state, id);
create index appeal_uid on appeal (uid);
