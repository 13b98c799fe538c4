create or replace view read.session as select id, uid, created_at, expires_at, revoked_at from public.session;
comment on view read.session is 'identity: one signed-in device';
