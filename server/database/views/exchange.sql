create or replace view read.exchange_rule as select vote_give, vote_get, coin_open, coin_give, coin_get from public.exchange_rule;
comment on view read.exchange_rule is 'exchange: rates and switches, one row';
