-- Up Migration
-- A company may send a part of a payment back. `back` is what went back so far, in money; `taken` the coins that went with it.
alter table payment add column back bigint not null default 0, add column taken bigint not null default 0;
update payment set back = amount, taken = coins + give where state = 'reversed';
alter table payment add check (back between 0 and amount), add check (taken between 0 and coins + give);

-- What was received on a day, for its comparison with a company's list.
create index payment_at on payment (method, at);

-- A reward that was paid shrinks with its payment: `back` is what of it is not deserved any more, `returned` what the ledger has taken.
-- One that still waits to be paid is made smaller itself.
alter table invite_reward add column back bigint not null default 0, add column returned bigint not null default 0,
  add check (back between 0 and reward), add check (returned between 0 and reward);
update invite_reward set returned = reward where returned_at is not null;
alter table invite_reward add column goes_back bigint generated always as (case
  when paid_at is null or returned_at is not null then 0 when state = 'taken_back' then reward - returned else back - returned end) stored;
drop index invite_reward_back;
create index invite_reward_goes_back on invite_reward (at) where goes_back > 0;
