create or replace view read.private_room as select show_id, id from public.private_show where state in ('accepted', 'running', 'paused');
comment on view read.private_room is 'privateShow: a room whose anchor is alone with somebody';
