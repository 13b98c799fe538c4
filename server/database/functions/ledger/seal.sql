create or replace function ledger.add_month_totals(p_lo bigint, p_hi bigint) returns void language sql set search_path = ledger, pg_temp as $$
  insert into ledger.month_total as m (account, month, came, went, lines, turnover, lo, hi)
  select e.account, date_trunc('month', t.created_at at time zone 'UTC')::date, sum(e.came), sum(e.went), count(*), sum(e.turnover), min(t.id), max(t.id)
  from ledger.transfer t join ledger.posting p on p.transfer = t.id
  cross join lateral (values
    (p.credit, p.amount, 0::bigint, case when p.debit = -2 then p.amount else 0 end),
    (p.debit, 0::bigint, p.amount, case when p.credit = -1 then p.amount else 0 end)
  ) e (account, came, went, turnover)
  where t.xid >= p_lo and t.xid < p_hi and e.account > 0
  group by 1, 2 order by 1, 2
  on conflict (account, month) do update set came = m.came + excluded.came, went = m.went + excluded.went, lines = m.lines + excluded.lines,
    turnover = m.turnover + excluded.turnover, lo = least(m.lo, excluded.lo), hi = greatest(m.hi, excluded.hi)
$$;

create or replace function ledger.add_given(p_lo bigint, p_hi bigint) returns void language sql set search_path = ledger, pg_temp as $$
  insert into ledger.given as g (account, giver, day, votes, lo, hi)
  select p.credit, t.owner, (t.created_at at time zone 'UTC')::date, sum(p.amount), min(t.id), max(t.id)
  from ledger.transfer t join ledger.posting p on p.transfer = t.id
  where t.xid >= p_lo and t.xid < p_hi and p.asset = 2 and p.credit > 0
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (account, giver, day) do update set votes = g.votes + excluded.votes, lo = least(g.lo, excluded.lo), hi = greatest(g.hi, excluded.hi)
$$;

create or replace function ledger.seal_given() returns trigger language plpgsql set search_path = ledger, pg_temp as $$
begin
  perform ledger.add_given(new.lo_xid, new.hi_xid);
  return null;
end $$;

-- In the transaction that makes the seal, so that what is sealed is counted and what is not is not.
create or replace trigger seal_given after insert on ledger.seal for each row execute function ledger.seal_given();

-- Makes the next seal, still without a signature; its answer is empty when there is nothing to seal. Everything below the oldest
-- running transaction is committed or gone for good. One at a time, whoever asks.
create or replace function ledger.seal_next(p_most integer, out id bigint, out hash bytea, out transfers integer)
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

create or replace function ledger.sign_seal(p_id bigint, p_signature bytea, p_key bytea) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  update ledger.seal set signature = p_signature, key = p_key where id = p_id and signature is null
$$;

-- How old the oldest transfer without a seal is.
create or replace function ledger.seal_lag() returns interval language sql stable security definer set search_path = ledger, pg_temp as $$
  select coalesce(now() - min(t.created_at), interval '0') from ledger.transfer t where t.xid >= (select coalesce(max(hi_xid), 0) from ledger.seal)
$$;
