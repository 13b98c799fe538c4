create or replace view read.appeal as select id, subject, subject_id, state, decided_by, created_at, decided_at, note from public.appeal;
comment on view read.appeal is 'appeal: a decision somebody asks to be looked at again';
