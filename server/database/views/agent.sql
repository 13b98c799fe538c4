create or replace view read.invite_code as select uid, code from public.invite_code;
comment on view read.invite_code is 'agent: the invitation code of a person';
