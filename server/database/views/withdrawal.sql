create or replace view read.withdrawal as select id, uid, key, votes, state, created_at from public.withdrawal;
comment on view read.withdrawal is 'withdrawal: one withdrawal from request to payout';

create or replace view read.cash_rule as
  select type, currency, scale, votes_per_unit, minimum_votes, take_permille, tax_permille, fee, offered
  from public.cash_rule;
comment on view read.cash_rule is 'withdrawal: rates, fees and limits of a way to be paid out';

-- Every withdrawal has one hold, of its votes, and one end: paid is captured, rejected and failed are released, the rest is open. One that
-- never had a hold can only be rejected.
create or replace view ledger.inv_withdrawal as
  select coalesce(w.id, -h.id) as id from public.withdrawal w
  full join (select * from ledger.hold where ref like 'withdrawal:%') h on h.ref = 'withdrawal:' || w.id
  left join ledger.posting p on p.transfer = h.ended_by and p.leg = 1
  where w.id is null or (h.id is null and w.state <> 'rejected') or h.amount <> w.votes or h.account <> ledger.wallet(w.uid, 2)
    or h.state <> case w.state when 'paid' then 2 when 'rejected' then 3 when 'failed' then 3 else 1 end
    or (h.state = 2) <> (p.amount is not null) or p.amount <> w.votes;
