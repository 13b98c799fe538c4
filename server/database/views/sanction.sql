create or replace view read.ban_rule as select id from public.ban_rule;
comment on view read.ban_rule is 'sanction: how long a ban may last';

create or replace view read.sanction as
  select id, uid, act, scope, liveuid, show_id, video_id, by_role, by_uid, by_operator, texts, created_at, expires_at, lifted_at, lifted_by_uid,
    lift_reason
  from public.sanction;
comment on view read.sanction is 'sanction: one act of moderation';

create or replace view read.report_class as
  select id, position, kind, rule, severity, due_seconds, names, hints, rule_names
  from public.report_class;
comment on view read.report_class is 'sanction: a reason for a report or sanction';
