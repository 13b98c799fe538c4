-- Up Migration
-- What a pack of the ledger is in its room. Coins, times and shares are the ledger's; its number is the pack's.
create table red_pack (
  id bigint primary key,
  show_id bigint not null references show (id),
  uid integer not null references account (id),
  -- 0 average, 1 lucky.
  type smallint not null check (type in (0, 1)),
  -- 0 at once, 1 delayed.
  type_grant smallint not null check (type_grant in (0, 1)),
  des text not null default '' check (length(des) <= 20),
  -- Only for people who follow the anchor.
  follow boolean not null default false,
  sent_at timestamptz not null default now(),
  -- When the sender was told what came back and the room that it is over.
  settled_at timestamptz
);
create index red_pack_show on red_pack (show_id, id);
create index red_pack_sender on red_pack (uid);
-- What is still to be settled: as many as there are open packs, however many there have been.
create index red_pack_unsettled on red_pack (show_id, id) where settled_at is null;
