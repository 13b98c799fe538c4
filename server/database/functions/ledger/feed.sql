-- The next committed transfers for a reader: from where it left off to the oldest running transaction, below which everything is
-- committed or gone for good. The mark moves in the reader's own transaction: what it writes there and the mark are kept or lost
-- together, so each transfer is taken in once. Readers of one name take turns; readers of other names have their own mark.
create or replace function ledger.feed_next(p_consumer text, p_most integer, out lo bigint, out hi bigint, out more boolean)
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare cut bigint; found_many integer;
begin
  insert into ledger.feed_mark (consumer) values (p_consumer) on conflict do nothing;
  select m.hi into lo from ledger.feed_mark m where m.consumer = p_consumer for update;
  hi := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
  -- A backlog is read in bites; those of one transaction stay together.
  select max(x.xid) + 1, count(*) into cut, found_many
    from (select t.xid from ledger.transfer t where t.xid >= lo and t.xid < hi order by t.xid limit p_most) x;
  more := found_many = p_most;
  if more then hi := cut; end if;
  -- A mark written several times a second for nothing would be most of what an idle database writes.
  if found_many = 0 and hi - lo < 100000 then hi := lo; else
    update ledger.feed_mark m set hi = feed_next.hi, moved_at = now() where m.consumer = p_consumer;
  end if;
end $$;

-- Transfers of a range that moved something, in the order they happened, each with what it cost and who got votes. What was undone comes
-- once more as it was, with its own time and every amount and count negative: what a reader adds up is what still holds.
create or replace function ledger.feed_rows(p_lo bigint, p_hi bigint, p_ops smallint[])
returns table (transfer bigint, op smallint, uid integer, ref text, count integer, combo uuid, at timestamptz, coins bigint, item integer, receivers jsonb)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select t.id, w.op, t.owner, w.ref, case when t.reverses is null then w.count else -w.count end, w.combo, w.created_at,
    coalesce(sum(case when t.reverses is null then p.amount else -p.amount end) filter (where p.asset = 1
      and case when t.reverses is null then p.debit > 0 and p.credit < 0 else p.debit < 0 and p.credit > 0 end), 0)::bigint,
    (max(p.asset) filter (where p.asset > 100) - 100)::int,
    coalesce(jsonb_agg(case when t.reverses is null then jsonb_build_array((p.credit >> 8) & 2147483647, p.amount::text)
        else jsonb_build_array((p.debit >> 8) & 2147483647, (-p.amount)::text) end order by p.leg)
      filter (where case when t.reverses is null then p.debit else p.credit end = -2), '[]')
  from ledger.transfer t join ledger.transfer w on w.id = coalesce(t.reverses, t.id) join ledger.posting p on p.transfer = t.id
  where t.xid >= p_lo and t.xid < p_hi and t.state = 1 and w.op = any (p_ops) group by t.id, w.id order by t.xid, t.id
$$;

-- The age of the oldest transfer a reader has not taken in.
create or replace function ledger.feed_lag(p_consumer text) returns interval language sql stable security definer set search_path = ledger, pg_temp as $$
  select coalesce(now() - min(t.created_at), interval '0') from ledger.transfer t
  where t.xid >= coalesce((select m.hi from ledger.feed_mark m where m.consumer = p_consumer), 0)
$$;
