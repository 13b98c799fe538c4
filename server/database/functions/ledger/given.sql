-- Coins of a person that a transfer cost. What repays a debt in the same transfer is no price.
create or replace function ledger.price_of(p_transfer bigint, p_uid integer) returns bigint language sql stable as $$
  select sum(s.amount)::bigint from ledger.posting s where s.transfer = p_transfer and s.debit = ledger.wallet(p_uid, 1) and s.credit < 0
$$;

-- Tickets that were credited in a range of transactions, by the range: seconds of work, where an account may have years. The sum
-- keeps the planner from going by the account.
create or replace function ledger.votes_between(p_account bigint, p_lo bigint, p_hi bigint)
returns table (transfer bigint, giver integer, votes bigint, at timestamptz)
language plpgsql stable set search_path = ledger, pg_temp as $$
begin
  if p_lo >= p_hi then return; end if;
  return query select t.id, t.owner, p.amount, t.created_at from ledger.posting p join ledger.transfer t on t.id = p.transfer
    where p.xid >= p_lo and p.xid < p_hi and p.credit + 0 = p_account;
end $$;

-- Up to where gifts are in `given`, and up to where they are in balances.
create or replace function ledger.given_marks(out sealed bigint, out folded bigint) language sql stable set search_path = ledger, pg_temp as $$
  select coalesce((select max(hi_xid) from ledger.seal), 0), (select hi from ledger.fold_mark)
$$;

-- Who gave a person tickets since a day, and how many. Only what has been folded: what waits is in no balance yet.
create or replace function ledger.givers_of(p_uid integer, p_day date) returns table (giver integer, votes bigint)
language plpgsql stable security definer set search_path = ledger, pg_temp as $$
declare me bigint := ledger.wallet(p_uid, 2); mark record; since timestamptz := p_day::timestamp at time zone 'UTC';
begin
  select * into mark from ledger.given_marks();
  return query
  select g.giver, sum(g.votes)::bigint from (
    select d.giver, d.votes from ledger.given d where d.account = me and d.day >= p_day
    union all select v.giver, v.votes from ledger.votes_between(me, mark.sealed, mark.folded) v where v.at >= since
    union all select v.giver, -v.votes from ledger.votes_between(me, mark.folded, mark.sealed) v where v.at >= since
  ) g group by 1 having sum(g.votes) > 0;
end $$;

-- Single gifts to a person since a moment, of these givers only, with the coins each cost: found on the givers' side, who pay coins for each.
create or replace function ledger.votes_from(p_uid integer, p_since timestamptz, p_givers integer[])
returns table (giver integer, votes bigint, coins bigint, at timestamptz)
language plpgsql stable security definer set search_path = ledger, pg_temp as $$
declare me bigint := ledger.wallet(p_uid, 2); mark record;
begin
  if cardinality(p_givers) = 0 then return; end if;
  select * into mark from ledger.given_marks();
  return query
  select t.owner, c.amount, s.amount, t.created_at from ledger.given d
  join ledger.posting s on s.debit = ledger.wallet(d.giver, 1) and s.debit > 0 and s.credit < 0 and s.transfer between d.lo and d.hi
  join ledger.transfer t on t.id = s.transfer and t.owner = d.giver
  join ledger.posting c on c.transfer = s.transfer and c.credit = me
  where d.account = me and d.giver = any (p_givers) and d.day >= (p_since at time zone 'UTC')::date
    and (t.created_at at time zone 'UTC')::date = d.day and t.created_at >= p_since and c.xid < least(mark.sealed, mark.folded)
  union all
  select v.giver, v.votes, ledger.price_of(v.transfer, v.giver), v.at from ledger.votes_between(me, mark.sealed, mark.folded) v
    where v.giver = any (p_givers) and v.at >= p_since;
end $$;
