create or replace view read.operator as select id, name, disabled_at from public.operator;
comment on view read.operator is 'operator: a person of the console, as others know them';
