-- Coins to a person: bought (-3), given (-6). What they owe is paid first.
create or replace function ledger.credit(
  p_uid integer, p_key uuid, p_hash bytea, p_op smallint, p_from bigint, p_coins bigint, p_ref text, p_outbox jsonb
) returns ledger.outcome language plpgsql security definer set search_path = ledger, pg_temp as $$
declare a record; debt record; repaid bigint; done record;
begin
  if p_coins <= 0 or p_from not in (-3, -6) then raise exception 'amounts'; end if;
  select * into a from ledger.account where id = ledger.wallet(p_uid, 1) for no key update;
  if not found then return (null, 'no_account', 0, false)::ledger.outcome; end if;
  select * into debt from ledger.account where id = ledger.wallet(p_uid, 3) for no key update;
  repaid := least(p_coins, -least(debt.balance, 0));
  done := ledger.record(p_uid, p_key, p_hash, p_op, null, a.balance + p_coins - repaid, p_ref);
  if done.id is null then return done.earlier; end if;
  if repaid > 0 then
    update ledger.account set balance = balance + repaid where id = debt.id;
    insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values (done.id, 2, 1, p_from, debt.id, repaid);
  end if;
  if p_coins > repaid then
    update ledger.account set balance = balance + p_coins - repaid where id = a.id;
    insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values (done.id, 1, 1, p_from, a.id, p_coins - repaid);
  end if;
  if p_outbox is not null then perform ledger.emit(p_outbox); end if;
  return (done.id, 'ok', a.balance + p_coins - repaid, false)::ledger.outcome;
end $$;

-- Brings coins that a person has set aside back into their wallet, until there are enough: from their own packs, which close early, and
-- from deposits. Tips stay where they are, like gifts: others gave beside them, and what they bring waits as disputed. So does the
-- deposit of a private show: minutes of it may have been watched, and its end pays them and gives the rest back. The caller holds the
-- lock of the wallet.
create or replace function ledger.recall(p_uid integer, p_coins bigint) returns void language plpgsql as $$
declare one bigint;
begin
  for one in select k.id from ledger.pack k where k.owner = p_uid and k.closed_at is null order by k.id loop
    exit when (select a.balance - a.held >= p_coins from ledger.account a where a.id = ledger.wallet(p_uid, 1));
    perform ledger.end_pack(one, gen_random_uuid(), 42::smallint, true);
  end loop;
  for one in select h.id from ledger.hold h where h.account = ledger.wallet(p_uid, 1) and h.state = 1
    and h.ref not like 'tip:%' and h.ref not like 'private:%' order by h.id loop
    exit when (select a.balance - a.held >= p_coins from ledger.account a where a.id = ledger.wallet(p_uid, 1));
    perform ledger.release_deposit(one, gen_random_uuid(), sha256(convert_to('recall:' || one, 'UTF8')));
  end loop;
end $$;

-- A payment was taken back: what is still there goes first, also out of the person's packs and deposits; the rest is owed and says so.
create or replace function ledger.take_back(p_uid integer, p_key uuid, p_hash bytea, p_op smallint, p_to bigint, p_coins bigint, p_ref text)
returns ledger.outcome language plpgsql security definer set search_path = ledger, pg_temp as $$
declare a record; taken bigint; done record; before ledger.outcome;
begin
  if p_coins <= 0 or p_to not in (-3, -6) then raise exception 'amounts'; end if;
  select * into a from ledger.account where id = ledger.wallet(p_uid, 1) for no key update;
  if not found then return (null, 'no_account', 0, false)::ledger.outcome; end if;
  perform 1 from ledger.account where id = ledger.wallet(p_uid, 3) for no key update;
  select * into before from ledger.earlier(p_uid, p_key, p_hash, p_op);
  if found then return before; end if;
  if a.balance - a.held < p_coins then
    perform ledger.recall(p_uid, p_coins);
    select * into a from ledger.account where id = a.id;
  end if;
  taken := greatest(0, least(p_coins, a.balance - a.held));
  done := ledger.record(p_uid, p_key, p_hash, p_op, null, a.balance - taken, p_ref);
  if done.id is null then return done.earlier; end if;
  if taken > 0 then
    update ledger.account set balance = balance - taken where id = a.id;
    insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values (done.id, 1, 1, a.id, p_to, taken);
  end if;
  if p_coins > taken then
    update ledger.account set balance = balance - (p_coins - taken) where id = ledger.wallet(p_uid, 3);
    insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values (done.id, 2, 1, ledger.wallet(p_uid, 3), p_to, p_coins - taken);
  end if;
  return (done.id, 'ok', a.balance - taken, false)::ledger.outcome;
end $$;

-- Between a person's own two currencies, never above the limit. 1: votes to coins. 2: coins to votes.
create or replace function ledger.exchange(
  p_uid integer, p_key uuid, p_hash bytea, p_op smallint, p_votes_to_coins boolean, p_give bigint, p_get bigint, p_ref text
) returns ledger.outcome language plpgsql security definer set search_path = ledger, pg_temp as $$
declare coins record; votes record; why text; done record; coins_after bigint; pending bigint := 0; repaid bigint := 0;
begin
  if p_give <= 0 or p_get <= 0 then raise exception 'amounts'; end if;
  if not exists (select from read.exchange_limit r where case when p_votes_to_coins
    then p_get::numeric * r.vote_give <= p_give::numeric * r.vote_get
    else p_get::numeric * r.coin_give <= p_give::numeric * r.coin_get end) then raise exception 'above the rate';
  end if;
  select * into coins from ledger.account where id = ledger.wallet(p_uid, 1) for no key update;
  if not found then return (null, 'no_account', 0, false)::ledger.outcome; end if;
  select * into votes from ledger.account where id = ledger.wallet(p_uid, 2) for no key update;
  -- Votes whose payment can still be reversed become nobody's coins.
  if p_votes_to_coins then select p.recent + p.disputed into pending from ledger.pending_votes(p_uid) p; end if;
  why := case
    when coins.frozen or votes.frozen then 'frozen'
    when p_votes_to_coins and votes.balance - votes.held - pending < p_give then 'insufficient'
    when not p_votes_to_coins and coins.balance - coins.held < p_give then 'insufficient' end;
  if p_votes_to_coins and why is null then repaid := least(p_get, ledger.owed(p_uid)); end if;
  coins_after := coins.balance + case when why is not null then 0 when p_votes_to_coins then p_get - repaid else -p_give end;
  done := ledger.record(p_uid, p_key, p_hash, p_op, why, coins_after, p_ref);
  if done.id is null then return done.earlier; end if;
  if why is not null then return (done.id, why, coins.balance, false)::ledger.outcome; end if;
  if p_votes_to_coins then
    update ledger.account set balance = balance - p_give where id = votes.id;
    update ledger.account set balance = balance + p_get where id = coins.id;
    insert into ledger.posting (transfer, leg, asset, debit, credit, amount)
      values (done.id, 1, 2, votes.id, -17, p_give), (done.id, 2, 1, -7, coins.id, p_get);
    perform ledger.repay(p_uid, done.id, repaid);
  else
    update ledger.account set balance = balance - p_give where id = coins.id;
    -- The votes wait for the fold like any others: a direct credit would be counted twice.
    insert into ledger.posting (transfer, leg, asset, debit, credit, amount)
      values (done.id, 1, 1, coins.id, -7, p_give), (done.id, 2, 2, -17, votes.id, p_get);
  end if;
  return (done.id, 'ok', coins_after, false)::ledger.outcome;
end $$;
