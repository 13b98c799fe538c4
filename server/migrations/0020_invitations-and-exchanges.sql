-- Up Migration
-- Who invited whom, and what it brought. Made at first asking; the figures count people who have since left for good.
create table invite_code (
  uid integer primary key references account (id),
  code text not null unique check (code ~ '^[A-HJKMNP-Z2-9]{6,8}$'),
  gone integer not null default 0,
  gone_recharged integer not null default 0
);

create table invited (
  uid integer primary key references account (id),
  inviter integer not null references account (id),
  at timestamptz not null default now(),
  check (uid <> inviter)
);
create index invited_inviter on invited (inviter, at desc);

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
