-- Up Migration
-- A company may send a part of a payment back. `back` is what went back so far, in money; `taken` the coins that went with it.
alter table payment add column back bigint not null default 0, add column taken bigint not null default 0;
update payment set back = amount, taken = coins + give where state = 'reversed';
alter table payment add check (back between 0 and amount), add check (taken between 0 and coins + give);

-- What arrived is written once, and what went back stays back, whatever the application believes.
revoke update on payment from nimbo_app;
grant update (state, back, taken, reversed_at) on payment to nimbo_app;
create function refuse_payment_change() returns trigger language plpgsql as $$
begin raise exception 'what went back of payment % stays back', new.id; end $$;
create trigger payment_stays_back before update on payment for each row
  when (new.back < old.back or new.taken < old.taken or (old.state = 'reversed' and new.state <> 'reversed')) execute function refuse_payment_change();

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

-- A transaction that began before midnight may get the wallet after one that began later: the later day counts, or what was spent on
-- it would be forgotten.
create or replace function ledger.spent_today(a ledger.account) returns bigint language sql stable
  return case when a.spent_on >= ledger.today() then a.spent_day else 0 end;

create or replace function ledger.send_pack(
  p_uid integer, p_key uuid, p_hash bytea, p_op smallint, p_shares bigint[], p_delay interval, p_life interval,
  p_seed bytea, p_nonce text, p_ref text, p_outbox jsonb, out outcome ledger.outcome, out pack bigint
) language plpgsql security definer set search_path = ledger, pg_temp as $$
declare a ledger.account; total bigint; why text; done record;
begin
  select sum(s) into total from unnest(p_shares) s;
  if total is null or array_position(p_shares, null) is not null then raise exception 'amounts'; end if;
  select * into a from ledger.account where id = ledger.wallet(p_uid, 1) for no key update;
  if not found then outcome := (null, 'no_account', 0, false)::ledger.outcome; return; end if;
  why := ledger.refusal_to_spend(a, total);
  done := ledger.record(p_uid, p_key, p_hash, p_op, why, case when why is null then a.balance - total else a.balance end, p_ref);
  if done.id is null then
    outcome := done.earlier;
    select p.id into pack from ledger.pack p where p.transfer = (done.earlier).transfer;
    return;
  end if;
  if why is not null then outcome := (done.id, why, a.balance, false)::ledger.outcome; return; end if;
  update ledger.account set balance = balance - total, spent_on = greatest(a.spent_on, ledger.today()),
    spent_day = ledger.spent_today(a) + total, spent_month = ledger.spent_this_month(a) + total where id = a.id;
  insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values (done.id, 1, 1, a.id, -4, total);
  insert into ledger.pack (owner, transfer, total, shares, opens_at, expires_at, seed_hash, seed, nonce)
    values (p_uid, done.id, total, cardinality(p_shares), now() + p_delay, now() + p_delay + p_life, sha256(p_seed), p_seed, p_nonce)
    returning id into pack;
  insert into ledger.share (pack, n, amount) select pack, s.n, s.amount from unnest(p_shares) with ordinality s (amount, n);
  if p_outbox is not null then perform ledger.emit(p_outbox); end if;
  outcome := (done.id, 'ok', a.balance - total, false)::ledger.outcome;
end $$;

-- Coins set aside for a show count against the limits as if they were spent, and what is paid of them is: a limit is no limit if
-- there is a way to pay around it.
create or replace function ledger.refusal_to_spend(a ledger.account, p_coins bigint) returns text language sql stable
  return case
    when a.frozen then 'frozen'
    when a.excluded_until > now() then 'excluded'
    when a.balance - a.held < p_coins then 'insufficient'
    when ledger.spent_today(a) + a.held + p_coins > case when a.next_limits_at <= now() then a.next_limit_day else a.limit_day end then 'limit'
    when ledger.spent_this_month(a) + a.held + p_coins > case when a.next_limits_at <= now() then a.next_limit_month else a.limit_month end
      then 'limit'
  end;

create or replace function ledger.hold(p_uid integer, p_key uuid, p_hash bytea, p_op smallint, p_slot integer, p_amount bigint, p_ref text)
returns ledger.outcome language plpgsql security definer set search_path = ledger, pg_temp as $$
declare a ledger.account; why text; done record;
begin
  if p_amount <= 0 or p_slot not in (1, 2) or p_ref = '' then raise exception 'amounts'; end if;
  select * into a from ledger.account where id = ledger.wallet(p_uid, p_slot) for no key update;
  if not found then return (null, 'no_account', 0, false)::ledger.outcome; end if;
  why := case
    when p_slot = 1 then ledger.refusal_to_spend(a, p_amount)
    when a.frozen then 'frozen'
    when a.balance - a.held < p_amount then 'insufficient' end;
  done := ledger.record(p_uid, p_key, p_hash, p_op, why, a.balance - a.held - case when why is null then p_amount else 0 end, p_ref);
  if done.id is null then return done.earlier; end if;
  if why is not null then return (done.id, why, a.balance - a.held, false)::ledger.outcome; end if;
  update ledger.account set held = held + p_amount where id = a.id;
  insert into ledger.hold (account, amount, transfer, ref) values (a.id, p_amount, done.id, p_ref);
  return (done.id, 'ok', a.balance - a.held - p_amount, false)::ledger.outcome;
end $$;

create or replace function ledger.end_hold(
  p_ref text, p_key uuid, p_hash bytea, p_op smallint, p_pay bigint, p_anchor integer, p_votes bigint
) returns ledger.outcome language plpgsql security definer set search_path = ledger, pg_temp as $$
declare h record; a ledger.account; why text; done record; house bigint;
begin
  if p_pay < 0 or p_votes < 0 or (p_votes > 0) <> (p_anchor is not null) then raise exception 'amounts'; end if;
  select account into h from ledger.hold where ref = p_ref;
  if not found then return (null, 'no_hold', 0, false)::ledger.outcome; end if;
  select * into a from ledger.account where id = h.account for no key update;
  select * into h from ledger.hold where ref = p_ref for update;
  why := case when h.state <> 1 then 'ended' when p_pay > h.amount then 'too_much' end;
  done := ledger.record(a.owner, p_key, p_hash, p_op, why,
    a.balance - a.held + case when why is null then h.amount - p_pay else 0 end, p_ref);
  if done.id is null then return done.earlier; end if;
  if why is not null then return (done.id, why, a.balance - a.held, false)::ledger.outcome; end if;
  update ledger.account set held = held - h.amount, balance = balance - p_pay where id = a.id;
  if a.asset = 1 and p_pay > 0 then
    update ledger.account set spent_on = greatest(a.spent_on, ledger.today()), spent_day = ledger.spent_today(a) + p_pay,
      spent_month = ledger.spent_this_month(a) + p_pay where id = a.id;
  end if;
  update ledger.hold set state = case when p_pay > 0 then 2 else 3 end, ended_by = done.id where id = h.id;
  house := case when a.asset = 2 then -5 else -1 end;
  if p_pay > 0 then
    insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values (done.id, 1, a.asset, a.id, house, p_pay);
  end if;
  if p_votes > 0 then
    insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values (done.id, 2, 2, -2, ledger.wallet(p_anchor, 2), p_votes);
  end if;
  return (done.id, 'ok', a.balance - a.held + h.amount - p_pay, false)::ledger.outcome;
end $$;
