create or replace function ledger.micros(p_at timestamptz) returns bigint language sql immutable return (extract(epoch from p_at) * 1000000)::bigint;

-- Numbers have no blanks and free text says its length, so two different transfers never read the same. contract/src/statement
-- writes the same bytes.
create or replace function ledger.leaves(p_lo bigint, p_hi bigint) returns table (id bigint, leaf bytea)
language sql stable set search_path = ledger, pg_temp as $$
  select t.id, sha256('\x00'::bytea || convert_to(concat(
      t.id, ' ', t.op, ' ', t.owner, ' ', t.state, ' ', ledger.micros(t.created_at), ' ', t.salt, ' ',
      octet_length(coalesce(t.reason, '')), ':', t.reason, octet_length(t.ref), ':', t.ref, p.legs), 'UTF8'))
  from ledger.transfer t
  left join lateral (
    select string_agg(concat(E'\n', o.leg, ' ', o.asset, ' ', o.debit, ' ', o.credit, ' ', o.amount), '' order by o.leg) as legs
    from ledger.posting o where o.transfer = t.id
  ) p on true
  where t.xid >= p_lo and t.xid < p_hi order by t.id
$$;

-- RFC 6962: pairs are hashed together, a last one without a neighbour goes up as it is.
create or replace function ledger.merkle(p_leaves bytea, out root bytea, out nodes bytea)
language plpgsql immutable set search_path = ledger, pg_temp as $$
declare level bytea := p_leaves; size integer; up bytea;
begin
  -- Nothing has no root; a loop that waits for one would never end.
  if coalesce(length(p_leaves), 0) = 0 then return; end if;
  nodes := level;
  loop
    size := length(level) / 32;
    exit when size = 1;
    select string_agg(sha256('\x01'::bytea || substring(level from i * 64 + 1 for 64)), ''::bytea order by i) into up
      from generate_series(0, size / 2 - 1) i;
    if size % 2 = 1 then up := up || substring(level from (size - 1) * 32 + 1); end if;
    level := up;
    nodes := nodes || level;
  end loop;
  root := level;
end $$;

create or replace function ledger.seal_hash(s ledger.seal) returns bytea language sql immutable set search_path = ledger, pg_temp
  return sha256('\x02'::bytea || convert_to(concat_ws(' ', s.id, encode(s.previous, 'hex'), encode(s.history, 'hex'), encode(s.root, 'hex'),
    s.transfers, s.lo_xid, s.hi_xid, ledger.micros(s.sealed_at)), 'UTF8'));

-- The root over `p_size` seals from number `p_from` (counted from zero, a multiple of a power of two above the size) on.
create or replace function ledger.history(p_from bigint, p_size bigint) returns bytea language plpgsql stable set search_path = ledger, pg_temp as $$
declare height integer := 0; left_over bigint := p_size; node bytea; root bytea;
begin
  while left_over > 0 loop
    if left_over % 2 = 1 then
      select k.hash into strict node from ledger.seal_node k where k.level = height and k.n = (p_from >> height) + left_over - 1;
      root := case when root is null then node else sha256('\x01'::bytea || node || root) end;
    end if;
    left_over := left_over / 2;
    height := height + 1;
  end loop;
  return coalesce(root, sha256(''));
end $$;

create or replace function ledger.add_to_history(p_n bigint, p_hash bytea) returns void language plpgsql set search_path = ledger, pg_temp as $$
declare at bigint := p_n; up bytea := p_hash; height smallint := 0;
begin
  insert into ledger.seal_node (level, n, hash) values (height, at, up);
  while at % 2 = 1 loop
    select sha256('\x01'::bytea || k.hash || up) into strict up from ledger.seal_node k where k.level = height and k.n = at - 1;
    at := at / 2;
    height := height + 1;
    insert into ledger.seal_node (level, n, hash) values (height, at, up);
  end loop;
end $$;
