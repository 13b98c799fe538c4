create or replace view read.visit as select show_id, uid, first_at, last_at, revoked_at from public.visit;
comment on view read.visit is 'admission: who was admitted to which show';

create or replace view read.entrance as select show_id, uid, paid_coins from public.entrance;
comment on view read.entrance is 'admission: what a person paid at the door of a show';
