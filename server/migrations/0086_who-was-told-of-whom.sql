-- Up Migration
-- Whom somebody was told of as a follower, for thirty days: whoever leaves and follows again in that time is no news.
create table told_follower (
  touid integer not null references account (id),
  uid integer not null references account (id),
  told_at timestamptz not null default now(),
  primary key (touid, uid)
);
create index told_follower_uid on told_follower (uid);
create index told_follower_age on told_follower (told_at);

-- The notices of an anchor's lives that somebody has.
create index notice_live on notice (uid, actor) where kind = 'live';
