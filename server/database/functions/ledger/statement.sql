-- A person's lines that no seal has yet: seconds old.
create or replace function ledger.tail_of(p_uid integer)
returns table (transfer bigint, leg smallint, account bigint, came bigint, went bigint, at timestamptz)
language sql stable set search_path = ledger, pg_temp as $$
  select p.transfer, p.leg, e.account, e.came, e.went, t.created_at
  from ledger.posting p join ledger.transfer t on t.id = p.transfer
  cross join lateral (values (p.credit, p.amount, 0::bigint), (p.debit, 0::bigint, p.amount)) e (account, came, went)
  where p.xid >= (select coalesce(max(hi_xid), 0) from ledger.seal)
    and (p.credit between ledger.wallet(p_uid, 1) and ledger.wallet(p_uid, 3) or p.debit between ledger.wallet(p_uid, 1) and ledger.wallet(p_uid, 3))
    and e.account between ledger.wallet(p_uid, 1) and ledger.wallet(p_uid, 3)
$$;

-- Months in which something happened, by slot.
create or replace function ledger.months_of(p_uid integer) returns table (month date, slot integer, came bigint, went bigint, lines bigint, sealed bigint)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select m.month, (m.account - ledger.wallet(p_uid, 0))::int, sum(m.came)::bigint, sum(m.went)::bigint, sum(m.lines)::bigint, sum(m.sealed)::bigint
  from (
    select account, month, came, went, lines, lines as sealed from ledger.month_total
      where account between ledger.wallet(p_uid, 1) and ledger.wallet(p_uid, 3)
    union all
    select account, date_trunc('month', at at time zone 'UTC')::date, came, went, 1, 0 from ledger.tail_of(p_uid)
  ) m group by 1, 2 order by 1 desc, 2
$$;

-- Lines of a month in the order they happened, each with what was there afterwards.
create or replace function ledger.month_lines(p_uid integer, p_month date)
returns table (transfer bigint, leg smallint, slot integer, amount bigint, balance bigint, at timestamptz, sealed boolean)
language sql stable set search_path = ledger, pg_temp as $$
  with mine as (
    select * from ledger.month_total where account between ledger.wallet(p_uid, 1) and ledger.wallet(p_uid, 3) and month = p_month
  ), edge as materialized (select coalesce(max(hi_xid), 0) as xid from ledger.seal),
  opening as (
    select slot, sum(came - went) as balance from ledger.months_of(p_uid) where month < p_month group by slot
  ), line as (
    select p.transfer, p.leg, m.account, p.amount, t.created_at as at, true as sealed
      from mine m join ledger.posting p on p.credit = m.account and p.credit > 0 and p.transfer between m.lo and m.hi
      join ledger.transfer t on t.id = p.transfer where p.xid < (select xid from edge)
    union all
    select p.transfer, p.leg, m.account, -p.amount, t.created_at, true
      from mine m join ledger.posting p on p.debit = m.account and p.debit > 0 and p.transfer between m.lo and m.hi
      join ledger.transfer t on t.id = p.transfer where p.xid < (select xid from edge)
    union all
    select transfer, leg, account, came - went, at, false from ledger.tail_of(p_uid)
  )
  select l.transfer, l.leg, (l.account - ledger.wallet(p_uid, 0))::int, l.amount,
    (coalesce(o.balance, 0) + sum(l.amount) over (partition by l.account order by l.at, l.transfer, l.leg))::bigint, l.at, l.sealed
  from line l left join opening o on o.slot = l.account - ledger.wallet(p_uid, 0)
  where l.at >= p_month::timestamp at time zone 'UTC' and l.at < (p_month + interval '1 month') at time zone 'UTC'
$$;

-- A page of them, newest first, with the other person where there is one: who was given to, who gave, whose pack it was.
create or replace function ledger.lines_of(p_uid integer, p_month date, p_slots integer[], p_limit integer, p_offset integer)
returns table (transfer bigint, leg smallint, slot integer, op smallint, amount bigint, balance bigint, other integer, ref text, at timestamptz)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select l.transfer, l.leg, l.slot, t.op, l.amount, l.balance,
    coalesce(nullif(t.owner, p_uid), (
      select a.owner from ledger.posting p join ledger.account a on a.id in (p.debit, p.credit)
      where p.transfer = l.transfer and a.owner <> p_uid limit 1
    ), case when t.op = 41 then (select k.owner from ledger.share s join ledger.pack k on k.id = s.pack where s.transfer = t.id) end),
    t.ref, l.at
  from (
    select * from ledger.month_lines(p_uid, p_month) m where m.slot = any (p_slots)
    order by m.at desc, m.transfer desc, m.leg desc limit p_limit offset p_offset
  ) l join ledger.transfer t on t.id = l.transfer
  order by l.at desc, l.transfer desc, l.leg desc
$$;
