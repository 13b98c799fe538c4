create or replace view read.upload as select id, uid, kind, state, created_at from public.upload;
comment on view read.upload is 'upload: one uploaded file';
