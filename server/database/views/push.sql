create or replace view read.push_subscription as select session_id, uid from public.push_subscription;
comment on view read.push_subscription is 'push: a device that receives notices';
