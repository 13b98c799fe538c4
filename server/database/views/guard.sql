create or replace view read.guard as select liveuid, uid, type, ends_at from public.guard;
comment on view read.guard is 'guard: who guards an anchor, and until when';
