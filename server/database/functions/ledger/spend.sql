-- Coins of a person to the house, and votes of the house to an anchor: a gift, a barrage, guard, a room's fee, a minute, a tip.
create or replace function ledger.spend(
  p_uid integer, p_key uuid, p_hash bytea, p_op smallint, p_coins bigint, p_anchor integer, p_votes bigint, p_ref text, p_outbox jsonb
) returns ledger.outcome language plpgsql security definer set search_path = ledger, pg_temp as $$
declare a ledger.account; why text; done record; before ledger.outcome;
begin
  -- A vote is backed by a coin that was spent for it.
  if p_coins <= 0 or p_votes < 0 or p_votes > p_coins or (p_votes > 0 and p_anchor is null) then raise exception 'amounts'; end if;
  -- A repeat is answered without a lock, and so without a write.
  select * into before from ledger.earlier(p_uid, p_key, p_hash, p_op);
  if found then return before; end if;
  -- After the replay: an old outcome stands although the share has changed since.
  if not ledger.share_allows(p_uid, p_op, p_coins, array[p_anchor], p_votes) then raise exception 'above the anchor''s share'; end if;
  select * into a from ledger.account where id = ledger.wallet(p_uid, 1) for no key update;
  if not found then return (null, 'no_account', 0, false)::ledger.outcome; end if;
  why := ledger.refusal_to_spend(a, p_coins);
  done := ledger.record(p_uid, p_key, p_hash, p_op, why, case when why is null then a.balance - p_coins else a.balance end, p_ref);
  if done.id is null then return done.earlier; end if;
  if why is not null then return (done.id, why, a.balance, false)::ledger.outcome; end if;
  update ledger.account set balance = balance - p_coins, spent_on = greatest(a.spent_on, ledger.today()),
    spent_day = ledger.spent_today(a) + p_coins, spent_month = ledger.spent_this_month(a) + p_coins where id = a.id;
  if p_votes > 0 then
    insert into ledger.posting (transfer, leg, asset, debit, credit, amount)
      values (done.id, 1, 1, a.id, -1, p_coins), (done.id, 2, 2, -2, ledger.wallet(p_anchor, 2), p_votes);
  else
    insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values (done.id, 1, 1, a.id, -1, p_coins);
  end if;
  if p_outbox is not null then perform ledger.emit(p_outbox); end if;
  return (done.id, 'ok', a.balance - p_coins, false)::ledger.outcome;
end $$;

-- What many senders want, as the server writes it down.
create or replace function ledger.wishes(p_items jsonb)
returns table (n integer, uid integer, key uuid, hash bytea, op smallint, coins bigint, anchor integer, votes bigint, ref text, outbox jsonb)
language sql immutable as $$
  select (e.ordinality - 1)::int, (e.value ->> 0)::int, (e.value ->> 1)::uuid, decode(e.value ->> 2, 'hex'), (e.value ->> 3)::smallint,
    (e.value ->> 4)::bigint, (e.value ->> 5)::int, (e.value ->> 6)::bigint, coalesce(e.value ->> 7, ''),
    case when jsonb_typeof(e.value -> 8) = 'array' then e.value -> 8 end
  from jsonb_array_elements(p_items) with ordinality e
$$;

-- Many spends in one transaction. Senders are locked in ascending order; one that is poor, or a key given twice, is its own answer.
-- The first wish of every sender goes through in one statement; a second one of theirs, and whatever that statement leaves out
-- because it is a repeat, follows by itself.
create or replace function ledger.spend_many(p_items jsonb) returns table (n integer, transfer bigint, status text, balance bigint, replayed boolean)
language plpgsql security definer set search_path = ledger, pg_temp as $$
#variable_conflict use_column
declare one record; o ledger.outcome; answered integer[] := '{}';
begin
  -- Below a handful that one statement costs more than it saves.
  if jsonb_array_length(p_items) > 3 then
    if exists (select 1 from ledger.wishes(p_items) w where w.coins <= 0 or w.votes < 0 or w.votes > w.coins or (w.votes > 0 and w.anchor is null)) then
      raise exception 'amounts';
    end if;
    perform 1 from ledger.account a where a.id = any (select ledger.wallet(w.uid, 1) from ledger.wishes(p_items) w) order by a.id for no key update;
    for one in
      with first as materialized (select distinct on (w.uid) w.* from ledger.wishes(p_items) w
        where ledger.share_allows(w.uid, w.op, w.coins, array[w.anchor], w.votes) order by w.uid, w.n),
      asked as materialized (
        select f.*, a.balance, ledger.spent_today(a) as day, ledger.spent_this_month(a) as month, ledger.refusal_to_spend(a, f.coins) as why
        from first f join ledger.account a on a.id = ledger.wallet(f.uid, 1)
      ), done as (
        insert into ledger.transfer (owner, key, op, hash, state, reason, balance, ref)
        select q.uid, q.key, q.op, q.hash, case when q.why is null then 1 else 2 end, q.why,
          q.balance - case when q.why is null then q.coins else 0 end, q.ref from asked q
        on conflict (owner, key) do nothing returning transfer.id, transfer.owner, transfer.state, transfer.reason, transfer.balance
      ), went as materialized (
        select d.id, d.state, d.reason, d.balance as left_over, q.* from done d join asked q on q.uid = d.owner
      ), paid as (
        update ledger.account a set balance = w.left_over, spent_on = greatest(a.spent_on, ledger.today()), spent_day = w.day + w.coins, spent_month = w.month + w.coins
        from went w where w.state = 1 and a.id = ledger.wallet(w.uid, 1)
      ), posted as (
        insert into ledger.posting (transfer, leg, asset, debit, credit, amount)
        select w.id, 1, 1, ledger.wallet(w.uid, 1), -1, w.coins from went w where w.state = 1
        union all select w.id, 2, 2, -2, ledger.wallet(w.anchor, 2), w.votes from went w where w.state = 1 and w.votes > 0
      ), told as (
        insert into public.centrifugo_outbox (method, payload, partition)
        select e ->> 'method', e -> 'payload', coalesce((e ->> 'partition')::int, 0) from went w, jsonb_array_elements(w.outbox) e where w.state = 1
      )
      select w.n, w.id, coalesce(w.reason, 'ok') as status, w.left_over as balance from went w
    loop
      n := one.n; transfer := one.id; status := one.status; balance := one.balance; replayed := false;
      answered := answered || one.n;
      return next;
    end loop;
  end if;
  for one in select w.* from ledger.wishes(p_items) w where w.n <> all (answered) order by w.uid, w.n loop
    o := ledger.spend(one.uid, one.key, one.hash, one.op, one.coins, one.anchor, one.votes, one.ref, one.outbox);
    n := one.n; transfer := o.transfer; status := o.status; balance := o.balance; replayed := o.replayed;
    return next;
  end loop;
end $$;
