-- Up Migration
-- Projections of the ledger's feed. Amounts may become negative for a moment, when what is undone is taken in before what it undoes.
create table show_income (
  show_id bigint not null references show (id),
  -- The ledger's operation: a gift, a barrage, an entrance, a minute.
  op smallint not null,
  coins bigint not null,
  votes bigint not null,
  count bigint not null,
  primary key (show_id, op)
) with (fillfactor = 70);

create table contribution (
  liveuid integer not null,
  scope text not null check (scope in ('show', 'week', 'total')),
  -- The show's number, the days from 1970 to the week's Monday, or 0.
  period bigint not null,
  uid integer not null,
  coins bigint not null,
  primary key (liveuid, scope, period, uid)
) with (fillfactor = 80);
create index contribution_rank on contribution (liveuid, scope, period, coins desc, uid);

create table anchor_votes (
  uid integer primary key,
  votes bigint not null
) with (fillfactor = 70);

-- The most viewers of each minute in which their number changed.
create table show_audience (
  show_id bigint not null references show (id),
  minute integer not null,
  viewers integer not null,
  primary key (show_id, minute)
);
