-- Up Migration
-- Seals. Each is a Merkle tree over the transfers of one range of transactions, and commits to every seal before it, so that a person
-- can prove a line to a stranger and nobody, not even the house, can change one that was sealed.
create table ledger.seal (
  id bigint primary key,
  -- From the last seal's end up to, and without, this one's.
  lo_xid bigint not null,
  hi_xid bigint not null unique,
  transfers integer not null check (transfers > 0),
  root bytea not null check (length(root) = 32),
  previous bytea not null check (length(previous) = 32),
  -- The root over the hashes of all earlier seals: any of them can be shown to be under this one with a few hashes.
  history bytea not null check (length(history) = 32),
  hash bytea not null check (length(hash) = 32),
  sealed_at timestamptz not null,
  -- Given in the transaction that makes the seal; nobody ever sees one without.
  signature bytea check (length(signature) = 64),
  key bytea check (length(key) = 32),
  check (hi_xid > lo_xid)
);
-- The tree itself: the transfers in the order of its leaves, and all levels, leaves first. A proof is then a handful of slices.
create table ledger.seal_tree (seal bigint primary key, ids bigint[] not null, nodes bytea not null);
alter table ledger.seal_tree alter column nodes set storage external;
-- Complete subtrees of the tree over the seals.
create table ledger.seal_node (level smallint not null, n bigint not null, hash bytea not null, primary key (level, n));

-- What each account saw in a month, added up while sealing. Statements begin from here instead of from the first line.
create table ledger.month_total (
  account bigint not null,
  month date not null,
  came bigint not null,
  went bigint not null,
  lines integer not null,
  -- Coins that went to the house or into a pack; votes that came as gifts.
  turnover bigint not null,
  -- Where its lines lie.
  lo bigint not null,
  hi bigint not null,
  primary key (account, month)
) with (fillfactor = 70);

-- When a person's balances were last worked out from the first line on.
create table ledger.recount (uid integer primary key, at timestamptz not null, lines bigint not null, agrees boolean not null);

create index transfer_xid on ledger.transfer using brin (xid) with (pages_per_range = 16, autosummarize = on);
alter index ledger.posting_xid set (autosummarize = on);

create trigger seal_stays before delete or truncate on ledger.seal for each statement execute function ledger.refuse_change();
create trigger seal_stays_signed before update on ledger.seal for each row when (old.signature is not null) execute function ledger.refuse_change();
create trigger seal_tree_stays before update or delete or truncate on ledger.seal_tree for each statement execute function ledger.refuse_change();
create trigger seal_node_stays before update or delete or truncate on ledger.seal_node for each statement execute function ledger.refuse_change();

create function ledger.micros(p_at timestamptz) returns bigint language sql immutable return (extract(epoch from p_at) * 1000000)::bigint;

-- Numbers have no blanks and free text says its length, so two different transfers never read the same. contract/src/statement
-- writes the same bytes.
create function ledger.leaves(p_lo bigint, p_hi bigint) returns table (id bigint, leaf bytea)
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
create function ledger.merkle(p_leaves bytea, out root bytea, out nodes bytea)
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

create function ledger.seal_hash(s ledger.seal) returns bytea language sql immutable set search_path = ledger, pg_temp
  return sha256('\x02'::bytea || convert_to(concat_ws(' ', s.id, encode(s.previous, 'hex'), encode(s.history, 'hex'), encode(s.root, 'hex'),
    s.transfers, s.lo_xid, s.hi_xid, ledger.micros(s.sealed_at)), 'UTF8'));

-- The root over `p_size` seals from number `p_from` (counted from zero, a multiple of a power of two above the size) on.
create function ledger.history(p_from bigint, p_size bigint) returns bytea language plpgsql stable set search_path = ledger, pg_temp as $$
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

create function ledger.add_to_history(p_n bigint, p_hash bytea) returns void language plpgsql set search_path = ledger, pg_temp as $$
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

create function ledger.add_month_totals(p_lo bigint, p_hi bigint) returns void language sql set search_path = ledger, pg_temp as $$
  insert into ledger.month_total as m (account, month, came, went, lines, turnover, lo, hi)
  select e.account, date_trunc('month', t.created_at at time zone 'UTC')::date, sum(e.came), sum(e.went), count(*), sum(e.turnover), min(t.id), max(t.id)
  from ledger.transfer t join ledger.posting p on p.transfer = t.id
  cross join lateral (values
    (p.credit, p.amount, 0::bigint, case when p.debit = -2 then p.amount else 0 end),
    (p.debit, 0::bigint, p.amount, case when p.credit in (-1, -4) then p.amount else 0 end)
  ) e (account, came, went, turnover)
  where t.xid >= p_lo and t.xid < p_hi and e.account > 0
  group by 1, 2 order by 1, 2
  on conflict (account, month) do update set came = m.came + excluded.came, went = m.went + excluded.went, lines = m.lines + excluded.lines,
    turnover = m.turnover + excluded.turnover, lo = least(m.lo, excluded.lo), hi = greatest(m.hi, excluded.hi)
$$;

-- Makes the next seal, still without a signature; its answer is empty when there is nothing to seal. Everything below the oldest
-- running transaction is committed or gone for good. One at a time, whoever asks.
create function ledger.seal_next(p_most integer, out id bigint, out hash bytea, out transfers integer)
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare s ledger.seal; last ledger.seal; ids bigint[]; leaves bytea; tree record; cut bigint; found_many integer;
begin
  perform pg_advisory_xact_lock(7121);
  select * into last from ledger.seal l order by l.id desc limit 1;
  s.id := coalesce(last.id, 0) + 1;
  s.lo_xid := coalesce(last.hi_xid, 0);
  s.hi_xid := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
  -- A backlog is sealed in bites; those of one transaction stay together.
  select max(x.xid) + 1, count(*) into cut, found_many
    from (select t.xid from ledger.transfer t where t.xid >= s.lo_xid and t.xid < s.hi_xid order by t.xid limit p_most) x;
  if found_many = 0 then return; end if;
  if found_many = p_most then s.hi_xid := cut; end if;
  select array_agg(l.id order by l.id), string_agg(l.leaf, ''::bytea order by l.id) into ids, leaves from ledger.leaves(s.lo_xid, s.hi_xid) l;
  tree := ledger.merkle(leaves);
  s.transfers := cardinality(ids);
  s.root := tree.root;
  s.previous := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  s.history := ledger.history(0, s.id - 1);
  s.sealed_at := clock_timestamp();
  s.hash := ledger.seal_hash(s);
  insert into ledger.seal select s.*;
  insert into ledger.seal_tree (seal, ids, nodes) values (s.id, ids, tree.nodes);
  perform ledger.add_to_history(s.id - 1, s.hash);
  perform ledger.add_month_totals(s.lo_xid, s.hi_xid);
  id := s.id; hash := s.hash; transfers := s.transfers;
end $$;

create function ledger.sign_seal(p_id bigint, p_signature bytea, p_key bytea) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  update ledger.seal set signature = p_signature, key = p_key where id = p_id and signature is null
$$;

-- The newest seals before a number; anybody may read them.
create function ledger.seals_before(p_before bigint, p_limit integer) returns setof ledger.seal
language sql stable security definer set search_path = ledger, pg_temp as $$
  select * from ledger.seal where id < p_before and signature is not null order by id desc limit p_limit
$$;

create function ledger.seals_of(p_ids bigint[]) returns setof ledger.seal language sql stable security definer set search_path = ledger, pg_temp as $$
  select * from ledger.seal where id = any (p_ids) and signature is not null order by id
$$;

-- Where transfers lie in their seals, with what leads from each to its seal's root.
create function ledger.proofs_of(p_transfers bigint[]) returns table (transfer bigint, seal bigint, leaf integer, path bytea)
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
create function ledger.history_path(p_seal bigint, p_head bigint) returns bytea
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

-- A person's lines that no seal has yet: seconds old.
create function ledger.tail_of(p_uid integer)
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
create function ledger.months_of(p_uid integer) returns table (month date, slot integer, came bigint, went bigint, lines bigint, sealed bigint)
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
create function ledger.month_lines(p_uid integer, p_month date)
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
create function ledger.lines_of(p_uid integer, p_month date, p_slots integer[], p_limit integer, p_offset integer)
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

-- Sealed transfers of a month, oldest first, whole, with what the person had of each after them.
create function ledger.sealed_of(p_uid integer, p_month date, p_limit integer, p_offset integer)
returns table (id bigint, op smallint, owner integer, state smallint, reason text, ref text, at bigint, salt uuid, postings jsonb,
  coin bigint, vote bigint, debt bigint, coin_sum bigint, vote_sum bigint, debt_sum bigint, of_all bigint)
language sql stable security definer set search_path = ledger, pg_temp as $$
  with line as (
    select m.transfer, min(m.at) as at, coalesce(sum(m.amount) filter (where m.slot = 1), 0)::bigint as coin,
      coalesce(sum(m.amount) filter (where m.slot = 2), 0)::bigint as vote, coalesce(sum(m.amount) filter (where m.slot = 3), 0)::bigint as debt
    from ledger.month_lines(p_uid, p_month) m where m.sealed group by m.transfer
  ), summed as (
    select l.*, (sum(l.coin) over w)::bigint as coin_sum, (sum(l.vote) over w)::bigint as vote_sum, (sum(l.debt) over w)::bigint as debt_sum,
      count(*) over () as of_all
    from line l window w as (order by l.at, l.transfer) order by l.at, l.transfer limit p_limit offset p_offset
  )
  select t.id, t.op, t.owner, t.state, coalesce(t.reason, ''), t.ref, ledger.micros(t.created_at), t.salt,
    (select jsonb_agg(jsonb_build_array(p.leg::text, p.asset::text, p.debit::text, p.credit::text, p.amount::text) order by p.leg)
      from ledger.posting p where p.transfer = t.id),
    s.coin, s.vote, s.debt, s.coin_sum, s.vote_sum, s.debt_sum, s.of_all
  from summed s join ledger.transfer t on t.id = s.transfer order by t.created_at, t.id
$$;

-- What a person had before a month, of what is sealed.
create function ledger.sealed_before(p_uid integer, p_month date, out coin bigint, out vote bigint, out debt bigint)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select coalesce(sum(came - went) filter (where account = ledger.wallet(p_uid, 1)), 0)::bigint,
    coalesce(sum(came - went) filter (where account = ledger.wallet(p_uid, 2)), 0)::bigint,
    coalesce(sum(came - went) filter (where account = ledger.wallet(p_uid, 3)), 0)::bigint
  from ledger.month_total where account between ledger.wallet(p_uid, 1) and ledger.wallet(p_uid, 3) and month < p_month
$$;

-- Works a person's balances out from the first line on, unless that was done within `p_fresh`, and says whether everything agreed:
-- the balances with their lines, and the months with the sealed ones.
create function ledger.recount(p_uid integer, p_fresh interval, out at timestamptz, out lines bigint, out agrees boolean)
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  select r.at, r.lines, r.agrees into at, lines, agrees from ledger.recount r where r.uid = p_uid and r.at > now() - p_fresh;
  if found then return; end if;
  with a as (
    select * from ledger.account where id between ledger.wallet(p_uid, 1) and ledger.wallet(p_uid, 3)
  ), edge as (select coalesce(max(hi_xid), 0) as xid from ledger.seal),
  line as (
    select a.id, p.amount, p.xid, not a.deferred or p.xid < (select hi from ledger.fold_mark) as counts
      from a join ledger.posting p on p.credit = a.id and p.credit > 0
    union all
    select a.id, -p.amount, p.xid, true from a join ledger.posting p on p.debit = a.id and p.debit > 0
  ), summed as (
    select l.id, count(*) as lines, coalesce(sum(l.amount) filter (where l.counts), 0) as balance,
      coalesce(sum(l.amount) filter (where l.xid < (select xid from edge)), 0) as sealed from line l group by l.id
  ), months as (
    select account as id, sum(came - went) as sealed from ledger.month_total m
      where account between ledger.wallet(p_uid, 1) and ledger.wallet(p_uid, 3) group by 1
  )
  select coalesce(sum(s.lines), 0), bool_and(a.balance = coalesce(s.balance, 0) and coalesce(s.sealed, 0) = coalesce(m.sealed, 0))
    into lines, agrees from a left join summed s using (id) left join months m using (id);
  at := clock_timestamp();
  insert into ledger.recount as r (uid, at, lines, agrees) values (p_uid, recount.at, recount.lines, recount.agrees)
    on conflict (uid) do update set at = excluded.at, lines = excluded.lines, agrees = excluded.agrees;
end $$;

-- Everything a person ever spent and ever was given, as far as it is sealed.
create function ledger.turnover_of(p_uid integer, out spent bigint, out earned bigint)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select coalesce(sum(turnover) filter (where account = ledger.wallet(p_uid, 1)), 0)::bigint,
    coalesce(sum(turnover) filter (where account = ledger.wallet(p_uid, 2)), 0)::bigint
  from ledger.month_total where account between ledger.wallet(p_uid, 1) and ledger.wallet(p_uid, 2)
$$;

-- The last seals hang together without a hole; the newest two, and one older that changes every ten seconds, still come out of their
-- transfers.
create view ledger.inv_seal as
  select s.id from (select * from ledger.seal order by id desc limit 1000) s left join ledger.seal b on b.id = s.id - 1
  where s.signature is null or s.lo_xid <> coalesce(b.hi_xid, 0) or s.previous <> coalesce(b.hash, decode(repeat('00', 32), 'hex'))
    or s.hash <> ledger.seal_hash(s.*::ledger.seal) or (b.id is null) <> (s.id = 1)
  union
  select s.id from ledger.seal s, (select max(id) as id from ledger.seal) last
  where (s.id > last.id - 2 or s.id = 1 + (extract(epoch from now()) / 10)::bigint % last.id)
    and s.root is distinct from (select m.root from ledger.merkle(
      (select string_agg(l.leaf, ''::bytea order by l.id) from ledger.leaves(s.lo_xid, s.hi_xid) l)) m);

create or replace function ledger.violations() returns table (invariant text, broken bigint, example bigint)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select * from (
    select 'account', count(*), min(id) from ledger.inv_account
    union all select 'floor', count(*), min(id) from ledger.inv_floor
    union all select 'house', count(*), min(id) from ledger.inv_house
    union all select 'hold', count(*), min(id) from ledger.inv_hold
    union all select 'state', count(*), min(id) from ledger.inv_state
    union all select 'asset', count(*), min(id) from ledger.inv_asset
    union all select 'orphan', count(*), min(id) from ledger.inv_orphan
    union all select 'pack', count(*), min(id) from ledger.inv_pack
    union all select 'escrow', count(*), min(id) from ledger.inv_escrow
    union all select 'seal', count(*), min(id) from ledger.inv_seal
  ) as v (invariant, broken, example)
$$;

-- How old the oldest transfer without a seal is.
create function ledger.seal_lag() returns interval language sql stable security definer set search_path = ledger, pg_temp as $$
  select coalesce(now() - min(t.created_at), interval '0') from ledger.transfer t where t.xid >= (select coalesce(max(hi_xid), 0) from ledger.seal)
$$;

-- Lines come from month_lines now, in the order they happened: numbers are handed out in blocks and are no such order.
drop function ledger.statement_of;

revoke execute on all functions in schema ledger from public;
grant execute on function ledger.seal_next, ledger.sign_seal, ledger.seals_before, ledger.seals_of, ledger.proofs_of, ledger.history_path, ledger.months_of,
  ledger.lines_of, ledger.sealed_of, ledger.sealed_before, ledger.recount, ledger.turnover_of, ledger.seal_lag to nimbo_app;
