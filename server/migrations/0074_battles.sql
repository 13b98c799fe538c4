-- Up Migration
-- A battle between two anchors, from the invitation on. `idle` is over.
create table battle (
  id integer generated always as identity primary key,
  -- Counts the states it was in.
  version integer not null default 1,
  state text not null default 'invited' check (state in ('idle', 'invited', 'connecting', 'countdown', 'fight', 'frozen', 'punish')),
  outcome text check (outcome in ('rejected', 'cancelled', 'expired', 'failed', 'win', 'surrender', 'forfeit', 'draw', 'void')),
  inviter integer not null references account (id),
  minutes smallint not null check (minutes in (3, 5, 10)),
  punish text not null,
  punish_time smallint not null check (punish_time between 60 and 180),
  winner integer references account (id),
  waived boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  -- The running state, by this database's clock.
  since timestamptz not null,
  until timestamptz not null,
  -- Gifts count from the one to before the other.
  fight_at timestamptz,
  ends_at timestamptz check (ends_at >= fight_at),
  overtimes smallint not null default 0 check (overtimes between 0 and 3),
  -- No transaction below it has a gift of the fight.
  from_xid bigint,
  -- Since when the media server does not answer.
  fault_at timestamptz,
  -- How many transfers the score holds and which was the last, and how many people were told of.
  score_no integer not null default 0,
  score_upto bigint not null default 0,
  told_no integer not null default 0,
  told_at timestamptz not null default '-infinity',
  check (state = 'idle' or outcome is null or state in ('frozen', 'punish')),
  check (state <> 'idle' or outcome is not null)
) with (fillfactor = 70);
create index battle_open on battle (id) where state <> 'idle';
create index battle_won on battle (winner, id) where winner is not null;

create table battle_side (
  battle_id integer not null references battle (id),
  uid integer not null references account (id),
  show_id bigint not null references show (id),
  score bigint not null default 0,
  streak integer not null default 0,
  -- Since when the anchor is not in the own room, and whether people were told.
  gone_at timestamptz,
  gone_told boolean not null default false,
  open boolean not null default true,
  primary key (battle_id, uid)
) with (fillfactor = 70);
-- One invitation or battle an anchor, whoever invited whom: this decides races.
create unique index battle_side_open on battle_side (uid) where open;
create index battle_side_show on battle_side (show_id) where open;
create index battle_side_person on battle_side (uid, battle_id desc);

-- What counted in a battle, each transfer once.
create table battle_transfer (
  battle_id integer not null references battle (id),
  transfer bigint not null,
  uid integer not null,
  giver integer not null,
  coins bigint not null,
  at timestamptz not null,
  primary key (battle_id, transfer)
);
create table battle_giver (
  battle_id integer not null references battle (id),
  uid integer not null,
  giver integer not null,
  coins bigint not null,
  primary key (battle_id, uid, giver)
) with (fillfactor = 80);
create index battle_giver_top on battle_giver (battle_id, uid, coins desc, giver);

-- Anchors who do not want to be invited.
create table battle_off (uid integer primary key references account (id));
