-- Up Migration
-- The same invariants, in fewer passes over the postings: sums before joins, and each question asked once.
create or replace view ledger.inv_account as
  with c as (
    select credit as id, sum(amount) as amount, sum(amount) filter (where xid < (select hi from ledger.fold_mark)) as folded
    from ledger.posting where credit > 0 group by 1
  ),
  d as (select debit as id, sum(amount) as amount from ledger.posting where debit > 0 group by 1)
  select a.id from ledger.account a left join c using (id) left join d using (id)
  where a.id > 0 and a.balance <> coalesce(case when a.deferred then c.folded else c.amount end, 0) - coalesce(d.amount, 0);
-- An account that is not there has no asset either.
create or replace view ledger.inv_asset as
  select p.transfer as id from ledger.posting p left join ledger.account d on d.id = p.debit left join ledger.account c on c.id = p.credit
  where d.asset is distinct from p.asset or c.asset is distinct from p.asset;
create or replace view ledger.inv_orphan as
  select p.transfer as id from (select distinct transfer from ledger.posting) p left join ledger.transfer t on t.id = p.transfer where t.id is null;
