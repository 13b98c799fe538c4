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
  insert into ledger.pack (owner, transfer, total, shares, opens_at, expires_at, seed_hash, seed, nonce, ref)
    values (p_uid, done.id, total, cardinality(p_shares), now() + p_delay, now() + p_delay + p_life, sha256(p_seed), p_seed, p_nonce, p_ref)
    returning id into pack;
  insert into ledger.share (pack, n, amount) select pack, s.n, s.amount from unnest(p_shares) with ordinality s (amount, n);
  if ledger.trace_pack(p_uid, pack, total) then update ledger.pack k set traced = true where k.id = pack; end if;
  if p_outbox is not null then perform ledger.emit(p_outbox); end if;
  outcome := (done.id, 'ok', a.balance - total, false)::ledger.outcome;
end $$;

-- Takes one share. The same person again, also at the same moment, gets the share they have.
create or replace function ledger.take_share(p_uid integer, p_pack bigint, p_key uuid, p_hash bytea, p_op smallint, out status text, out amount bigint, out balance bigint)
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare a record; p record; mine record; s record; done record; repaid bigint;
begin
  amount := 0;
  select * into p from ledger.pack where id = p_pack;
  if not found then status := 'no_pack'; return; end if;
  -- A share that comes back to the sender would count as luck, and cost nothing.
  if p.owner = p_uid then status := 'own'; return; end if;
  -- The person's own row orders their own tries: the second one sees what the first one took.
  select * into a from ledger.account where id = ledger.wallet(p_uid, 1) for no key update;
  if not found then status := 'no_account'; return; end if;
  balance := a.balance;
  select sh.amount into mine from ledger.share sh where sh.pack = p_pack and sh.uid = p_uid;
  if found then status := 'replay'; amount := mine.amount; return; end if;
  if clock_timestamp() < p.opens_at then status := 'early'; return; end if;
  if p.closed_at is not null or clock_timestamp() >= p.expires_at then status := 'closed'; return; end if;
  if a.frozen then status := 'frozen'; return; end if;
  select sh.n, sh.amount into s from ledger.share sh where sh.pack = p_pack and sh.uid is null order by sh.n limit 1 for update skip locked;
  if not found then
    -- Locked is not taken: only a plain count makes it final.
    status := case when exists (select 1 from ledger.share sh where sh.pack = p_pack and sh.uid is null) then 'busy' else 'empty' end;
    return;
  end if;
  -- The pack may have been closed between reading it and holding the share: whoever closes holds every free share.
  if exists (select 1 from ledger.pack k where k.id = p_pack and k.closed_at is not null) then status := 'closed'; return; end if;
  repaid := least(s.amount, ledger.owed(p_uid));
  done := ledger.record(p_uid, p_key, p_hash, p_op, null, a.balance + s.amount - repaid, 'pack:' || p_pack);
  if done.id is null then status := 'mismatch'; return; end if;
  update ledger.share sh set uid = p_uid, transfer = done.id, claimed_at = clock_timestamp() where sh.pack = p_pack and sh.n = s.n;
  update ledger.account ac set balance = ac.balance + s.amount where ac.id = a.id;
  insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values (done.id, 1, 1, -4, a.id, s.amount);
  if p.traced then perform ledger.trace_share(p_uid, p_pack, s.amount); end if;
  if repaid > 0 then perform ledger.repay(p_uid, done.id, repaid); end if;
  status := 'ok'; amount := s.amount; balance := a.balance + s.amount - repaid;
end $$;

-- Gives back what nobody took, once. Early only for a payment that went back.
create or replace function ledger.end_pack(p_pack bigint, p_key uuid, p_op smallint, p_early boolean, out status text, out refunded bigint)
language plpgsql as $$
declare p record; a record; done record; refund_id bigint; repaid bigint;
begin
  refunded := 0;
  select * into p from ledger.pack where id = p_pack;
  if not found then status := 'no_pack'; return; end if;
  select * into a from ledger.account where id = ledger.wallet(p.owner, 1) for no key update;
  select * into p from ledger.pack where id = p_pack for update;
  if p.closed_at is not null then
    status := 'closed';
    select o.amount into refunded from ledger.posting o where o.transfer = p.refund and o.debit = -4;
    refunded := coalesce(refunded, 0);
    return;
  end if;
  perform 1 from ledger.share s where s.pack = p_pack and s.uid is null for update;
  select coalesce(sum(s.amount), 0) into refunded from ledger.share s where s.pack = p_pack and s.uid is null;
  if refunded > 0 and clock_timestamp() < p.expires_at and not p_early then status := 'open'; refunded := 0; return; end if;
  if refunded > 0 then
    repaid := least(refunded, ledger.owed(p.owner));
    done := ledger.record(p.owner, p_key, sha256(convert_to('refund:' || p_pack, 'UTF8')), p_op, null, a.balance + refunded - repaid, 'pack:' || p_pack);
    if done.id is null then raise exception 'the key of a refund is taken'; end if;
    refund_id := done.id;
    update ledger.account ac set balance = ac.balance + refunded where ac.id = a.id;
    insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values (done.id, 1, 1, -4, a.id, refunded);
    if p.traced then perform ledger.trace_share(p.owner, p_pack, refunded); end if;
    perform ledger.repay(p.owner, done.id, repaid);
  end if;
  update ledger.pack set closed_at = clock_timestamp(), refund = refund_id where id = p_pack;
  status := 'ok';
end $$;

-- The show it was sent in is over: nobody is left to take the rest. Before that it is close_pack.
create or replace function ledger.close_pack_of_ended_show(p_pack bigint, p_key uuid, p_op smallint, out status text, out refunded bigint)
language sql security definer set search_path = ledger, pg_temp as $$
  select * from ledger.end_pack(p_pack, p_key, p_op, exists (
    select from ledger.pack k join read.show s on s.stream = k.ref where k.id = p_pack and s.state = 'ended'))
$$;

-- After the pack's time is over or its last share is gone.
create or replace function ledger.close_pack(p_pack bigint, p_key uuid, p_op smallint, out status text, out refunded bigint)
language sql security definer set search_path = ledger, pg_temp as $$
  select * from ledger.end_pack(p_pack, p_key, p_op, false)
$$;
