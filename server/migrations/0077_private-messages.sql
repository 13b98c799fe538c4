-- Up Migration
-- What two people write to each other. Whoever adds to one holds its row, so its messages are numbered without gaps.
create table conversation (
  id bigint generated always as identity primary key,
  low integer not null references account (id),
  high integer not null references account (id),
  last_seq bigint not null default 0,
  check (low < high),
  unique (low, high)
) with (fillfactor = 70);

-- Orders conversations of a person by their newest message.
create sequence conversation_order;

create table conversation_side (
  conversation_id bigint not null references conversation (id),
  uid integer not null references account (id),
  touid integer not null references account (id),
  -- How far this person has got the other's messages: on a device, with their own eyes.
  delivered_seq bigint not null default 0,
  read_seq bigint not null default 0,
  -- What they took out of their own list.
  cleared_seq bigint not null default 0,
  unread integer not null default 0 check (unread >= 0),
  -- Once they follow or have answered the other; until then the other is a stranger.
  accepted boolean not null default false,
  -- What they sent while they were a stranger to the other.
  unanswered smallint not null default 0,
  -- 0: not in their list.
  position bigint not null default 0,
  primary key (conversation_id, uid)
) with (fillfactor = 70);
create index conversation_side_list on conversation_side (uid, accepted, position desc);
create index conversation_side_unread on conversation_side (uid, accepted) where unread > 0;

create table private_message (
  conversation_id bigint not null references conversation (id),
  seq bigint not null,
  uid integer not null references account (id),
  kind text not null check (kind in ('text', 'image', 'gift')),
  content text not null default '' check (length(content) <= 1000),
  image uuid,
  width smallint not null default 0,
  height smallint not null default 0,
  gift smallint references gift (id),
  nums integer not null default 0,
  coins bigint not null default 0,
  -- What the sender's device named it; none for a gift.
  client_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  erased boolean not null default false,
  primary key (conversation_id, seq),
  check (erased or (kind = 'image') = (image is not null)),
  check ((kind = 'gift') = (gift is not null))
);
-- A message sent twice is one.
create unique index private_message_client on private_message (uid, client_id);
create index private_message_image on private_message (image) where image is not null;

-- A run of gifts between two who write to each other, until it is over and becomes a message.
create table gift_card (
  combo uuid not null,
  receiver integer not null references account (id),
  uid integer not null references account (id),
  conversation_id bigint not null references conversation (id),
  gift smallint not null references gift (id),
  nums integer not null,
  coins bigint not null,
  at timestamptz not null,
  primary key (combo, receiver)
);
create index gift_card_at on gift_card (at);

-- A picture in a message. The contract lists the kinds; a second list here would have to be changed with every one.
alter table upload drop constraint if exists upload_kind_check;

-- Whether what is kept with a report was written in private.
alter table report add column chat boolean not null default false;
create index report_chat on report using gin (lines jsonb_path_ops) where chat;
