create or replace view read.certification_decision as select certification, operator, decision from public.certification_decision;
comment on view read.certification_decision is 'certification: what an operator decided about an application';
