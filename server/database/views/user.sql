-- What others may read of people: never a phone, a password or a date of birth.
create or replace view read.account as
  select id, country_code, country_name, nicename, avatar, sex, signature, city, level, level_anchor, certified_at, disabled_at, cancelled_at,
    created_at, coalesce(birthday > current_date - interval '18 years', false) as is_minor
  from public.account;
comment on view read.account is 'user: one person, as others know them';

create or replace view read.follow as select uid, touid, created_at from public.follow;
comment on view read.follow is 'user: one person follows another';

create or replace view read.block as select uid, touid from public.block;
comment on view read.block is 'user: one person blocks another';

create or replace view read.super_admin as select uid, granted_by, reason, created_at from public.super_admin;
comment on view read.super_admin is 'user: who keeps order in every room';
