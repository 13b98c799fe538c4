-- Up Migration
-- How many of a hundred coins reach the anchor as votes, by what they were spent for. A kind of gift without a row of its own has the
-- share of all gifts ('').
create table anchor_share (
  kind text not null check (kind in ('gift', 'barrage', 'guard', 'roomFee', 'minuteFee', 'tip')),
  gift_kind text not null default '' check (gift_kind = '' or kind = 'gift'),
  percent integer not null check (percent between 0 and 100),
  primary key (kind, gift_kind)
);
insert into anchor_share (kind, percent) values
  ('gift', 50), ('barrage', 50), ('guard', 50), ('roomFee', 50), ('minuteFee', 50), ('tip', 50);

-- Between what one unit of a currency may be worth, in millionths of a real. Prices and payout rates have to hold at every point of it.
create table currency_range (
  currency text primary key check (currency in ('BRL', 'USD', 'EUR', 'USDT')),
  low bigint not null check (low > 0),
  high bigint not null check (high >= low)
);
insert into currency_range (currency, low, high) values
  ('BRL', 1000000, 1000000), ('USD', 4500000, 6500000), ('EUR', 5000000, 7500000), ('USDT', 4500000, 6500000);

-- 100 votes are a real by Pix, so at 6.50 reais 650 are a USDT.
update cash_rule set votes_per_unit = 650 where type = 2 and votes_per_unit = 500;

-- What a person spent is what went to the house. Coins of a red pack go to other people and may come back.
update ledger.month_total m set turnover = m.turnover - x.amount from (
  select p.debit as account, date_trunc('month', t.created_at at time zone 'UTC')::date as month, sum(p.amount) as amount
  from ledger.posting p join ledger.transfer t on t.id = p.transfer
  where p.credit = -4 and p.debit > 0 and t.xid < (select coalesce(max(hi_xid), 0) from ledger.seal) group by 1, 2
) x where m.account = x.account and m.month = x.month;
