-- Every mending operation was decided by two people, and every decision is in the ledger.
create or replace view ledger.inv_correction as
  select coalesce(t.id, -c.id) as id from (select * from ledger.transfer where op between 60 and 64) t
  full join (select * from public.correction where state = 'done') c on c.transfer = t.id
  where t.id is null or c.id is null or t.owner <> c.uid or t.reverses is distinct from c.mends or c.decided_by = c.proposed_by
    or t.op <> case c.kind when 'reversal' then 60 when 'adjustment' then 61 when 'write_off' then 62 when 'freeze' then 63 else 64 end;
