create or replace view read.keyed_request as
  select uid, key, 'Charge.setPayOrder' as call, id, created_at from read.pay_order
  union all select uid, key, 'User.setCash', id, created_at from read.withdrawal;
comment on view read.keyed_request is 'wallet: what a request under a key made, beside a transfer of the ledger';

create or replace view read.credited_payment as select id from read.payment where state = 'credited';
comment on view read.credited_payment is 'agent: a payment that is neither disputed nor reversed';

create or replace view read.exchange_limit as select vote_give, vote_get, coin_give, coin_get from read.exchange_rule;
comment on view read.exchange_limit is 'ledger: the most that may come of votes or coins that are exchanged';

create or replace view read.filed_withdrawal as select id, uid, votes, state from read.withdrawal;
comment on view read.filed_withdrawal is 'ledger: what votes may be set aside for';

create or replace view read.traced_payment as select id, method, uid, coins, give, state, at, settles_at, taken from read.payment;
comment on view read.traced_payment is 'ledger: a payment whose coins are followed';

create or replace view read.reversal_term as select method, contestable, longest from read.pay_term;
comment on view read.reversal_term is 'ledger: how long payments of a method may be reversed';
