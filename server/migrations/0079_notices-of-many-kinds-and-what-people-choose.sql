-- Up Migration
-- `actor`: whom it is about, read when the notice is, so that their name is never kept twice. `ref`: tells of it once, however often a job
-- is repeated. `expires_at`: that somebody was live is forgotten sooner than what became of money.
alter table notice
  add column actor integer,
  add column ref text,
  add column expires_at timestamptz not null default now() + interval '400 days';
update notice set expires_at = created_at + interval '400 days';
drop index notice_age;
create index notice_expiry on notice (expires_at);
create unique index notice_once on notice (uid, kind, ref) where ref is not null;

-- What a person does not want, by topic; without a row everything is wanted, at any hour.
create table notice_choice (
  uid integer primary key references account (id),
  push_off text[] not null default '{}',
  inbox_off text[] not null default '{}',
  quiet boolean not null default false,
  -- Minutes after midnight on the clock of `zone`.
  quiet_from smallint not null default 1380 check (quiet_from between 0 and 1439),
  quiet_to smallint not null default 480 check (quiet_to between 0 and 1439),
  zone text not null default '',
  check (not quiet or (quiet_from <> quiet_to and zone <> ''))
);

-- Who followed somebody and has not been told of yet: the worker gathers them into one notice and takes the rows away.
create table new_follower (
  touid integer not null references account (id),
  uid integer not null references account (id),
  at timestamptz not null default now(),
  primary key (touid, uid)
);
create index new_follower_at on new_follower (at);
