create or replace view read.message as select show_id, seq, uid, event, content, created_at, deleted_at, deleted_by, fields from public.message;
comment on view read.message is 'room: one numbered line of a show';

create or replace view read.room_admin as select liveuid, uid, created_at from public.room_admin;
comment on view read.room_admin is 'room: who keeps order in an anchor''s room';
