create or replace view read.pay_term as select method, contestable, longest from public.pay_term;
comment on view read.pay_term is 'charge: how long payments of a method may be reversed';

create or replace view read.pay_order as select id, uid, key, created_at from public.pay_order;
comment on view read.pay_order is 'charge: one purchase';

create or replace view read.payment as select id, method, uid, coins, give, state, at, settles_at, taken from public.payment;
comment on view read.payment is 'charge: one transaction of a provider';

create or replace view read.recharge_rule as select id, first, coins, give, offered from public.recharge_rule;
comment on view read.recharge_rule is 'charge: a coin package';

create or replace view read.recharge_price as select rule, currency, amount from public.recharge_price;
comment on view read.recharge_price is 'charge: the price of a package in one currency';

-- The coins of every payment are followed from its payer on; those in a pack are no more than it holds, and it says so.
create or replace view ledger.inv_origin as
  select p.id from public.payment p left join ledger.origin o on o.owner = p.uid and o.payment = p.id
  where p.coins + p.give > 0 and (o.amount is null or o.amount < p.coins + p.give)
  union all
  select -k.pack from ledger.pack_origin k left join ledger.pack c on c.id = k.pack where c.id is null or not c.traced or k.amount > c.total;
