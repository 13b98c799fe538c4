create or replace view read.usdt_address as select no, address from public.usdt_address;
comment on view read.usdt_address is 'payment: the deposit address of an order';
