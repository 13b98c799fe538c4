create or replace view read.red_pack as select id, show_id, uid, settled_at from public.red_pack;
comment on view read.red_pack is 'red: a red pack in its room';
