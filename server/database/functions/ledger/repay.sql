-- What a person owes. It changes only under the lock of their coins, so whoever holds that reads the truth.
create or replace function ledger.owed(p_uid integer) returns bigint language sql stable as $$
  select -least(d.balance, 0) from ledger.account d where d.id = ledger.wallet(p_uid, 3)
$$;

-- Of coins that have just come to a wallet, or are free again, what is owed goes on to the debt: in the transfer that brought them.
create or replace function ledger.repay(p_uid integer, p_transfer bigint, p_coins bigint) returns void language plpgsql as $$
begin
  if p_coins <= 0 then return; end if;
  update ledger.account set balance = balance - p_coins where id = ledger.wallet(p_uid, 1);
  update ledger.account set balance = balance + p_coins where id = ledger.wallet(p_uid, 3);
  insert into ledger.posting (transfer, leg, asset, debit, credit, amount)
    values (p_transfer, 100, 1, ledger.wallet(p_uid, 1), ledger.wallet(p_uid, 3), p_coins);
end $$;
