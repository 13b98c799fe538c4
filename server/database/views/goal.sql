create or replace view read.goal as select id, show_id, kind, title, state from public.goal;
comment on view read.goal is 'goal: a wish or a task of a show';

create or replace view read.goal_tip as select transfer, goal_id, uid, coins, ended_at from public.goal_tip;
comment on view read.goal_tip is 'goal: coins somebody set aside for a goal';

-- What was given for a goal is what its tips set aside; each was paid if it was done, given back if it was not, and waits until then.
create or replace view ledger.inv_goal as
  select g.id from public.goal g left join (
    select p.goal_id, sum(p.coins) as coins, count(distinct p.uid) as givers, count(*) filter (where p.ended_at is null) as waiting,
      bool_or(h.id is null or h.amount <> p.coins or h.account <> ledger.wallet(p.uid, 1)) as strange,
      bool_or(h.state = 1) as open, bool_or(h.state = 2) as paid, bool_or(h.state = 3) as returned, bool_or((h.state = 1) <> (p.ended_at is null)) as differs
    from public.goal_tip p left join ledger.hold h on h.transfer = p.transfer group by 1
  ) t on t.goal_id = g.id
  where g.given <> coalesce(t.coins, 0) or g.givers <> coalesce(t.givers, 0) or t.strange or t.differs or (g.state <> 'done' and t.paid)
    or (g.state in ('open', 'reached', 'done') and t.returned) or (g.settled_at is not null and (t.open or t.waiting > 0))
  union all
  -- A tip of no goal.
  select -h.id from ledger.hold h left join public.goal_tip p on p.transfer = h.transfer where h.ref like 'tip:%' and p.transfer is null;
