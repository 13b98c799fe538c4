create or replace view read.barrage as select show_id, uid, seq, content, created_at from public.barrage;
comment on view read.barrage is 'barrage: what somebody paid to say across the picture';
