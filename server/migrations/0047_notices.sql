-- Up Migration
-- What a person has to know about themselves: why they were muted, what became of a report. Words are made when it is read, so that
-- they follow the reader's language; texts operators edit are in `data` as they were at that time.
create table notice (
  id bigint generated always as identity primary key,
  uid integer not null references account (id),
  kind text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz
);
create index notice_of on notice (uid, id desc);
create index notice_unseen on notice (uid, id) where seen_at is null;
create index notice_age on notice (created_at);
