-- A pack as anybody may see it. Its seed is out once it is closed; before, it would say who gets what.
create or replace function ledger.pack_of(p_pack bigint, out id bigint, out uid integer, out ref text, out total bigint, out shares integer,
  out taken integer, out taken_coins bigint, out opens_at timestamptz, out expires_at timestamptz, out closed_at timestamptz, out refunded bigint,
  out seed_hash bytea, out seed bytea, out nonce text)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select k.id, k.owner, k.ref, k.total, k.shares, s.taken, s.coins, k.opens_at, k.expires_at, k.closed_at,
    case when k.closed_at is not null then k.total - s.coins end, k.seed_hash, case when k.closed_at is not null then k.seed end, k.nonce
  from ledger.pack k cross join lateral (
    select count(*)::int as taken, coalesce(sum(x.amount), 0)::bigint as coins from ledger.share x where x.pack = k.id and x.uid is not null
  ) s where k.id = p_pack
$$;

-- Packs of a show that are not closed, oldest first.
create or replace function ledger.open_packs(p_ref text) returns setof bigint language sql stable security definer set search_path = ledger, pg_temp as $$
  select id from ledger.pack where ref = p_ref and closed_at is null order by id
$$;

-- Shares that were taken; of a closed pack also the others. An open pack does not say what is still in it.
create or replace function ledger.shares_of(p_pack bigint) returns table (n integer, amount bigint, uid integer, at timestamptz)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select s.n, s.amount, s.uid, s.claimed_at from ledger.share s join ledger.pack k on k.id = s.pack
  where s.pack = p_pack and (s.uid is not null or k.closed_at is not null) order by s.n
$$;

-- What somebody has of a pack; null for who has nothing.
create or replace function ledger.share_of(p_pack bigint, p_uid integer) returns bigint language sql stable security definer set search_path = ledger, pg_temp as $$
  select s.amount from ledger.share s where s.pack = p_pack and s.uid = p_uid
$$;

-- Which of these packs are closed.
create or replace function ledger.closed_packs(p_packs bigint[]) returns setof bigint language sql stable security definer set search_path = ledger, pg_temp as $$
  select k.id from ledger.pack k where k.id = any(p_packs) and k.closed_at is not null
$$;

-- Packs whose time is over or whose last share is gone, and which nobody has closed.
create or replace function ledger.due_packs(p_most integer) returns setof bigint language sql stable security definer set search_path = ledger, pg_temp as $$
  select k.id from ledger.pack k where k.closed_at is null
    and (k.expires_at <= now() or not exists (select from ledger.share s where s.pack = k.id and s.uid is null)) order by k.expires_at limit p_most
$$;
