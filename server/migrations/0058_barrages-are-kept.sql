-- Up Migration
-- What was said across the picture, for reports and sanctions: the event alone is gone with the show.
create table barrage (
  transfer bigint primary key,
  show_id bigint not null references show (id),
  uid integer not null references account (id),
  seq bigint not null,
  content text not null,
  created_at timestamptz not null default now()
);
create index barrage_show on barrage (show_id, seq);
create index barrage_uid on barrage (uid, show_id, seq desc);
