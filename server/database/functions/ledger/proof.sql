-- The newest seals before a number; anybody may read them.
create or replace function ledger.seals_before(p_before bigint, p_limit integer) returns setof ledger.seal
language sql stable security definer set search_path = ledger, pg_temp as $$
  select * from ledger.seal where id < p_before and signature is not null order by id desc limit p_limit
$$;

create or replace function ledger.seals_of(p_ids bigint[]) returns setof ledger.seal language sql stable security definer set search_path = ledger, pg_temp as $$
  select * from ledger.seal where id = any (p_ids) and signature is not null order by id
$$;

-- Where transfers lie in their seals, with what leads from each to its seal's root.
create or replace function ledger.proofs_of(p_transfers bigint[]) returns table (transfer bigint, seal bigint, leaf integer, path bytea)
language plpgsql stable security definer set search_path = ledger, pg_temp as $$
declare one record; at integer; size integer; start integer;
begin
  for one in
    select t.id, s.id as seal, s.transfers, k.ids, k.nodes from unnest(p_transfers) with ordinality w (id, n)
    join ledger.transfer t on t.id = w.id
    join lateral (select * from ledger.seal x where x.hi_xid > t.xid order by x.hi_xid limit 1) s on true
    join ledger.seal_tree k on k.seal = s.id order by w.n
  loop
    transfer := one.id; seal := one.seal; leaf := array_position(one.ids, one.id) - 1; path := '';
    at := leaf; size := one.transfers; start := 0;
    while size > 1 loop
      if (at # 1) < size then path := path || substring(one.nodes from (start + (at # 1)) * 32 + 1 for 32); end if;
      start := start + size;
      at := at / 2;
      size := (size + 1) / 2;
    end loop;
    return next;
  end loop;
end $$;

-- What leads from a seal to the history of a later one.
create or replace function ledger.history_path(p_seal bigint, p_head bigint) returns bytea
language plpgsql stable security definer set search_path = ledger, pg_temp as $$
declare at bigint := p_seal - 1; size bigint := p_head - 1; height integer := 0; beside bigint; path bytea := '';
begin
  while (1::bigint << height) < size loop
    beside := (at >> height) # 1;
    if (beside + 1) << height <= size then
      path := path || (select k.hash from ledger.seal_node k where k.level = height and k.n = beside);
    elsif beside << height < size then
      path := path || ledger.history(beside << height, size - (beside << height));
    end if;
    height := height + 1;
  end loop;
  return path;
end $$;
