-- Up Migration
-- How far the followers of an anchor have been told of a show. One worker at a time goes on from there, for as long as it holds the lease.
create table announcement (
  show_id bigint primary key references show (id),
  -- Followers up to this uid have their notice; up to `pushed` their devices have been sent theirs.
  noticed integer not null default 0,
  pushed integer not null default 0,
  told integer not null default 0,
  holder uuid,
  lease_until timestamptz not null default now(),
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index announcement_due on announcement (lease_until) where done_at is null;
create index announcement_age on announcement (created_at) where done_at is not null;
-- Followers in an order that can be gone on with.
create index follow_order on follow (touid, uid);

-- Messages a push service did not take: sent again later, unless they are out of date by then.
create table push_retry (
  session_id integer not null references push_subscription (session_id) on delete cascade,
  -- A newer message with the same tag replaces an older one.
  tag text not null,
  message jsonb not null,
  attempts smallint not null default 1,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (session_id, tag)
);
create index push_retry_due on push_retry (due_at);
create index push_retry_expiry on push_retry (expires_at);
