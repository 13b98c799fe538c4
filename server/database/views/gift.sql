create or replace view read.gift as
  select id, names, price, type, mark, icon, effect_kind, effect, effect_seconds, position, from_at, until_at, retired_at
  from public.gift;
comment on view read.gift is 'gift: what can be given';
