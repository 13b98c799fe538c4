-- Up Migration
-- When somebody was last told that an anchor went live: written before the message is sent, so that nobody is told twice.
create table push_told (
  uid integer not null references account (id),
  anchor integer not null references account (id),
  told_at timestamptz not null default now(),
  primary key (uid, anchor)
);
create index push_told_age on push_told (told_at);
