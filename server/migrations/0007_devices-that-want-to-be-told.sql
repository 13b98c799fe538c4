-- Up Migration
create table push_subscription (
  session_id integer primary key references session (id) on delete cascade,
  uid integer not null references account (id),
  kind text not null check (kind in ('web', 'fcm')),
  -- A browser's address at its push service, or a wrapper's token.
  address text not null,
  p256dh text not null default '',
  auth text not null default '',
  language text not null,
  created_at timestamptz not null default now(),
  unique (kind, address)
);
create index push_subscription_uid on push_subscription (uid);
