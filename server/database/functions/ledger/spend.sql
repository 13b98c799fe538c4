-- Who gets votes of a spend, as the server writes them down: [[uid, votes], …]. Leg 1 is the coins.
create or replace function ledger.receivers(p_receivers jsonb) returns table (leg smallint, uid integer, votes bigint) language sql immutable as $$
  select (e.ordinality + 1)::smallint, (e.value ->> 0)::int, (e.value ->> 1)::bigint from jsonb_array_elements(p_receivers) with ordinality e
$$;

-- The one place that says which amounts a spend may have: a vote is backed by a coin that was spent for it. Callers that ask for
-- anything else are wrong, so both ways to spend raise an exception. A loop, because it is a tenth of what a query costs here.
create or replace function ledger.amounts_valid(p_op smallint, p_coins bigint, p_receivers jsonb, p_count integer) returns boolean
language plpgsql immutable as $$
declare votes bigint; total bigint := 0; uid text; seen text[] := '{}';
begin
  if (p_coins > 0 and p_count > 0 and jsonb_array_length(p_receivers) <= 8) is not true then return false; end if;
  for i in 0 .. jsonb_array_length(p_receivers) - 1 loop
    uid := p_receivers -> i ->> 0;
    votes := p_receivers -> i ->> 1;
    if uid is null or (votes >= 0) is not true or uid = any (seen) then return false; end if;
    seen := seen || uid;
    total := total + votes;
  end loop;
  return total <= p_coins;
end $$;

-- A receiver without an account: their votes would be nobody's.
create or replace function ledger.receiver_missing(p_receivers jsonb) returns boolean language plpgsql stable as $$
begin
  for i in 0 .. jsonb_array_length(p_receivers) - 1 loop
    perform from ledger.account where id = ledger.wallet((p_receivers -> i ->> 0)::int, 2);
    if not found then return true; end if;
  end loop;
  return false;
end $$;

-- Coins of a person to the house, and votes of the house to the receivers: a gift, a barrage, guard, a room's fee, a tip.
create or replace function ledger.spend(
  p_uid integer, p_key uuid, p_hash bytea, p_op smallint, p_coins bigint, p_receivers jsonb, p_ref text, p_outbox jsonb,
  p_count integer default 1, p_combo uuid default null
) returns ledger.outcome language plpgsql security definer set search_path = ledger, pg_temp as $$
declare a ledger.account; why text; done record; before ledger.outcome;
begin
  if not ledger.amounts_valid(p_op, p_coins, p_receivers, p_count) then raise exception 'amounts'; end if;
  -- A repeat is answered without a lock, and so without a write.
  select * into before from ledger.earlier(p_uid, p_key, p_hash, p_op);
  if found then return before; end if;
  -- After the replay: an old outcome stands although the share has changed since.
  if not ledger.share_allows(p_uid, p_op, p_coins, p_receivers) then raise exception 'above the anchor''s share'; end if;
  select * into a from ledger.account where id = ledger.wallet(p_uid, 1) for no key update;
  if not found then return (null, 'no_account', 0, false)::ledger.outcome; end if;
  why := case when ledger.receiver_missing(p_receivers) then 'no_receiver' else ledger.refusal_to_spend(a, p_coins) end;
  done := ledger.record(p_uid, p_key, p_hash, p_op, why, case when why is null then a.balance - p_coins else a.balance end, p_ref, p_count, p_combo);
  if done.id is null then return done.earlier; end if;
  if why is not null then return (done.id, why, a.balance, false)::ledger.outcome; end if;
  update ledger.account set balance = balance - p_coins, spent_on = greatest(a.spent_on, ledger.today()),
    spent_day = ledger.spent_today(a) + p_coins, spent_month = ledger.spent_this_month(a) + p_coins, spent_total = spent_total + p_coins where id = a.id;
  -- Nearly every spend has one receiver, and plain values cost half of what a query over the receivers does.
  if jsonb_array_length(p_receivers) = 1 and (p_receivers -> 0 ->> 1)::bigint > 0 then
    insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values (done.id, 1, 1, a.id, -1, p_coins),
      (done.id, 2, 2, -2, ledger.wallet((p_receivers -> 0 ->> 0)::int, 2), (p_receivers -> 0 ->> 1)::bigint);
  else
    insert into ledger.posting (transfer, leg, asset, debit, credit, amount)
      select done.id, 1, 1, a.id, -1, p_coins
      union all select done.id, r.leg, 2, -2, ledger.wallet(r.uid, 2), r.votes from ledger.receivers(p_receivers) r where r.votes > 0;
  end if;
  if p_outbox is not null then perform ledger.emit(p_outbox); end if;
  return (done.id, 'ok', a.balance - p_coins, false)::ledger.outcome;
end $$;

-- Requests of many senders as rows.
create or replace function ledger.requests(p_items jsonb)
returns table (n integer, uid integer, key uuid, hash bytea, op smallint, coins bigint, receivers jsonb, ref text, outbox jsonb, count integer, combo uuid)
language sql immutable as $$
  select (e.ordinality - 1)::int, (e.value ->> 0)::int, (e.value ->> 1)::uuid, decode(e.value ->> 2, 'hex'), (e.value ->> 3)::smallint,
    (e.value ->> 4)::bigint, e.value -> 5, coalesce(e.value ->> 6, ''), case when jsonb_typeof(e.value -> 7) = 'array' then e.value -> 7 end,
    coalesce((e.value ->> 8)::int, 1), (e.value ->> 9)::uuid
  from jsonb_array_elements(p_items) with ordinality e
$$;

-- Many spends in one transaction. Senders are locked in ascending order; one that is poor, or a key given twice, is its own answer.
-- The first request of every sender goes through in one statement; a second one of theirs, and whatever that statement leaves out
-- because it is a repeat, follows by itself.
create or replace function ledger.spend_many(p_items jsonb) returns table (n integer, transfer bigint, status text, balance bigint, replayed boolean)
language plpgsql security definer set search_path = ledger, pg_temp as $$
#variable_conflict use_column
declare one record; o ledger.outcome; answered integer[] := '{}';
begin
  -- Below a handful that one statement costs more than it saves.
  if jsonb_array_length(p_items) > 3 then
    if exists (select from ledger.requests(p_items) w where not ledger.amounts_valid(w.op, w.coins, w.receivers, w.count)) then
      raise exception 'amounts';
    end if;
    perform 1 from ledger.account a where a.id = any (select ledger.wallet(w.uid, 1) from ledger.requests(p_items) w) order by a.id for no key update;
    for one in
      with first as materialized (select distinct on (w.uid) w.* from ledger.requests(p_items) w
        where ledger.share_allows(w.uid, w.op, w.coins, w.receivers) order by w.uid, w.n),
      asked as materialized (
        select f.*, a.balance, ledger.spent_today(a) as day, ledger.spent_this_month(a) as month,
          case when ledger.receiver_missing(f.receivers) then 'no_receiver' else ledger.refusal_to_spend(a, f.coins) end as why
        from first f join ledger.account a on a.id = ledger.wallet(f.uid, 1)
      ), done as (
        insert into ledger.transfer (owner, key, op, hash, state, reason, balance, ref, count, combo)
        select q.uid, q.key, q.op, q.hash, case when q.why is null then 1 else 2 end, q.why,
          q.balance - case when q.why is null then q.coins else 0 end, q.ref, q.count, q.combo from asked q
        on conflict (owner, key) do nothing returning transfer.id, transfer.owner, transfer.state, transfer.reason, transfer.balance
      ), inserted as materialized (
        select d.id, d.state, d.reason, d.balance as left_over, q.* from done d join asked q on q.uid = d.owner
      ), paid as (
        update ledger.account a set balance = w.left_over, spent_on = greatest(a.spent_on, ledger.today()), spent_day = w.day + w.coins, spent_month = w.month + w.coins,
          spent_total = a.spent_total + w.coins
        from inserted w where w.state = 1 and a.id = ledger.wallet(w.uid, 1)
      ), posted as (
        insert into ledger.posting (transfer, leg, asset, debit, credit, amount)
        select w.id, 1, 1, ledger.wallet(w.uid, 1), -1, w.coins from inserted w where w.state = 1
        union all select w.id, r.leg, 2, -2, ledger.wallet(r.uid, 2), r.votes from inserted w, ledger.receivers(w.receivers) r where w.state = 1 and r.votes > 0
      ), published as (
        insert into public.centrifugo_outbox (method, payload, partition)
        select e ->> 'method', e -> 'payload', coalesce((e ->> 'partition')::int, 0) from inserted w, jsonb_array_elements(w.outbox) e where w.state = 1
      )
      select w.n, w.id, coalesce(w.reason, 'ok') as status, w.left_over as balance from inserted w
    loop
      n := one.n; transfer := one.id; status := one.status; balance := one.balance; replayed := false;
      answered := answered || one.n;
      return next;
    end loop;
  end if;
  for one in select w.* from ledger.requests(p_items) w where w.n <> all (answered) order by w.uid, w.n loop
    o := ledger.spend(one.uid, one.key, one.hash, one.op, one.coins, one.receivers, one.ref, one.outbox, one.count, one.combo);
    n := one.n; transfer := o.transfer; status := o.status; balance := o.balance; replayed := o.replayed;
    return next;
  end loop;
end $$;
