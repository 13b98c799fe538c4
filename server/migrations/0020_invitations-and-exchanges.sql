-- Up Migration
-- Who invited whom, and what it brought. Made at first asking; the figures count people who have since left for good.
create table invite_code (
  uid integer primary key references account (id),
  code text not null unique check (code ~ '^[A-HJKMNP-Z2-9]{6,8}$'),
  gone integer not null default 0,
  gone_recharged integer not null default 0
);
grant select, insert, update, delete on invite_code to nimbo_app;

create table invited (
  uid integer primary key references account (id),
  inviter integer not null references account (id),
  at timestamptz not null default now(),
  check (uid <> inviter)
);
create index invited_inviter on invited (inviter, at desc);
grant select, insert, delete on invited to nimbo_app;

-- One per payment. `state` is what shall be; `paid_at` and `returned_at` say what the ledger has done, each once.
create table invite_reward (
  payment bigint primary key references payment (id),
  inviter integer not null references account (id),
  -- Null once one of the two has left for good.
  invitee integer references account (id),
  coins bigint not null check (coins > 0),
  reward bigint not null check (reward > 0 and reward <= coins),
  state text not null default 'held' check (state in ('held', 'paid', 'taken_back')),
  due_at timestamptz not null,
  at timestamptz not null default now(),
  paid_at timestamptz,
  returned_at timestamptz,
  check (state <> 'held' or paid_at is null),
  check (state <> 'paid' or paid_at is not null),
  check (returned_at is null or (state = 'taken_back' and paid_at is not null))
);
create index invite_reward_inviter on invite_reward (inviter, at desc);
create index invite_reward_invitee on invite_reward (invitee) where invitee is not null;
create index invite_reward_due on invite_reward (due_at) where state = 'held';
create index invite_reward_back on invite_reward (at) where state = 'taken_back' and paid_at is not null and returned_at is null;
grant select, insert, update on invite_reward to nimbo_app;

-- What an exchange answered, so that a repeated wish hears the same although the rate has changed; and what counts for the month.
create table exchanged (
  uid integer not null references account (id),
  key uuid not null,
  of_votes boolean not null,
  give bigint not null check (give > 0),
  got bigint not null check (got > 0),
  coins_left bigint not null,
  votes_left bigint not null,
  at timestamptz not null default now(),
  primary key (uid, key)
);
create index exchanged_coins on exchanged (uid, at) where not of_votes;
grant select, insert on exchanged to nimbo_app;

-- How many coins ever left a wallet.
create function ledger.coins_gone(p_uid integer) returns bigint
language sql stable security definer set search_path = ledger, pg_temp as $$
  select coalesce(sum(amount), 0)::bigint from ledger.posting where debit = ledger.wallet(p_uid, 1) and debit > 0
$$;
-- Holds a wallet until the caller's transaction ends: whoever counts something against a limit does it under this lock, or two at
-- once both pass.
create function ledger.hold_wallet(p_uid integer) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  select from ledger.account where id in (ledger.wallet(p_uid, 1), ledger.wallet(p_uid, 2)) order by id for no key update
$$;
revoke execute on function ledger.coins_gone, ledger.hold_wallet from public;
grant execute on function ledger.coins_gone, ledger.hold_wallet to nimbo_app;
