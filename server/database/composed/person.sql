create or replace view read.account_status as
  select a.id as uid, a.disabled_at, a.cancelled_at,
    exists (select from read.block b where b.uid = a.id) or exists (select from read.block b where b.touid = a.id) as has_blocks
  from read.account a;
comment on view read.account_status is 'identity: whether somebody may be signed in, and whether there is a block between them and anybody';
