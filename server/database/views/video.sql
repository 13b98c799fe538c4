create or replace view read.video as select id, uid, object, title, state, purged_at from public.video;
comment on view read.video is 'video: a short video';
