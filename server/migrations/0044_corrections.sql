-- Up Migration
-- What operators mend in the ledger. One proposes it, another one decides; it says why, and what it mends.
create table correction (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('reversal', 'adjustment', 'write_off', 'freeze', 'unfreeze')),
  uid integer not null references account (id),
  -- An adjustment is of coins (1) or votes (2), and may take away.
  slot smallint check ((kind = 'adjustment') = (slot is not null) and slot in (1, 2)),
  amount bigint not null default 0 check (case kind when 'adjustment' then amount <> 0 when 'write_off' then amount > 0 else amount = 0 end),
  -- The transfer a reversal undoes.
  mends bigint check ((kind = 'reversal') = (mends is not null)),
  ref text not null check (ref <> ''),
  reason text not null check (reason <> ''),
  key uuid not null,
  proposed_by integer not null references operator (id),
  proposed_at timestamptz not null default now(),
  state text not null default 'proposed' check (state in ('proposed', 'done', 'refused')),
  decided_by integer references operator (id),
  decided_at timestamptz,
  note text not null default '',
  transfer bigint unique,
  unique (proposed_by, key),
  check ((state = 'proposed') = (decided_by is null)),
  check (state <> 'done' or (decided_by <> proposed_by and transfer is not null))
);
create index correction_state on correction (state, id desc);

-- The house: -9 coins adjusted, -19 votes adjusted.
insert into ledger.account (id, asset, floor) values (-9, 1, null), (-19, 2, null);
