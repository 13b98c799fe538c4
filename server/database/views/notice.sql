create or replace view read.notice_choice as select uid, push_off, inbox_off from public.notice_choice;
comment on view read.notice_choice is 'notice: what a person does not want to be told, and where';
