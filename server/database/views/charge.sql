-- The coins of every payment are followed from its payer on; those in a pack are no more than it holds, and it says so.
create or replace view ledger.inv_origin as
  select p.id from public.payment p left join ledger.origin o on o.owner = p.uid and o.payment = p.id
  where p.coins + p.give > 0 and (o.amount is null or o.amount < p.coins + p.give)
  union all
  select -k.pack from ledger.pack_origin k left join ledger.pack c on c.id = k.pack where c.id is null or not c.traced or k.amount > c.total;
