-- Where coins came from: which payments, followed through red packs. Every rule here assumes the worst case: coins that can still be
-- reversed are given and passed on before others, and each share of a pack may hold all that are in it. Rows of a person are changed
-- under the lock of their wallet.

-- A payment has arrived.
create or replace function ledger.add_origin(p_uid integer, p_payment bigint, p_coins bigint, p_at timestamptz) returns void language sql as $$
  insert into ledger.origin (owner, payment, amount, at) values (p_uid, p_payment, p_coins, p_at)
$$;

-- Coins go into a pack: those of payments that can be reversed longest first. Says whether there were any.
create or replace function ledger.trace_pack(p_uid integer, p_pack bigint, p_coins bigint) returns boolean language sql as $$
  with lot as (
    select o.payment, o.amount - o.passed as coins,
      sum(o.amount - o.passed) over (order by p.state = 'credited' and p.taken = 0, p.settles_at desc, p.id) as upto
    from ledger.origin o join read.traced_payment p on p.id = o.payment join read.reversal_term t on t.method = p.method
    where o.owner = p_uid and o.passed < o.amount and (p.at > now() - t.contestable or p.state <> 'credited' or p.taken > 0)
  ), part as (
    select l.payment, least(l.coins, p_coins - (l.upto - l.coins)) as coins from lot l where l.upto - l.coins < p_coins
  ), moved as (
    update ledger.origin o set passed = o.passed + part.coins from part where o.owner = p_uid and o.payment = part.payment
  ), kept as (
    insert into ledger.pack_origin (pack, payment, amount) select p_pack, part.payment, part.coins from part returning 1
  )
  select exists (select from kept)
$$;

-- Coins come out of a pack, to whoever took a share or back to its sender. What a person passed on and gets back is not more than before.
create or replace function ledger.trace_share(p_uid integer, p_pack bigint, p_coins bigint) returns void language sql as $$
  insert into ledger.origin as o (owner, payment, amount, at)
    select p_uid, k.payment, least(k.amount, p_coins), clock_timestamp() from ledger.pack_origin k where k.pack = p_pack order by k.payment
    on conflict (owner, payment) do update
      set amount = o.amount + greatest(0, excluded.amount - o.passed), passed = greatest(0, o.passed - excluded.amount)
$$;

-- Votes of a person that may not leave yet. `recent`: bought with coins whose payment has not settled, however they came to the giver.
-- `disputed`: bought with coins of a payment that is disputed, or that went back while its payer still owes them. A gift counts up to
-- the coins of such payments that its giver got before it. Reads the givers of the longest wait and the payments that are contested.
create or replace function ledger.pending_votes(p_uid integer, out recent bigint, out recent_until timestamptz, out disputed bigint)
language plpgsql stable security definer set search_path = ledger, pg_temp as $$
#variable_conflict use_column
begin
  with unsettled as materialized (
    select o.owner, min(o.at) as since, sum(least(o.amount, p.coins + p.give - p.taken)) as coins, max(p.settles_at) as until
    from ledger.givers_of(p_uid, ((now() - (select max(t.longest) from read.reversal_term t)) at time zone 'UTC')::date) g
    join ledger.origin o on o.owner = g.giver join read.traced_payment p on p.id = o.payment
    where p.state = 'credited' and p.settles_at > now() group by o.owner
  ), contested as materialized (
    select o.owner, p.uid as payer, p.state = 'disputed' as undecided, min(o.at) as since,
      sum(least(o.amount, case p.state when 'disputed' then p.coins + p.give else p.taken end)) as coins
    from read.traced_payment p join ledger.origin o on o.payment = p.id where p.state = 'disputed' or p.taken > 0 group by 1, 2, 3
  ), lost as materialized (
    select c.owner, min(c.since) as since, sum(case when c.undecided then c.coins else least(c.coins, d.debt) end) as coins
    from contested c left join ledger.debts_of(array(select distinct payer from contested where not undecided)) d on d.uid = c.payer
    where c.undecided or d.debt > 0 group by c.owner
  ), risk as materialized (
    select owner, u.since as recent_since, u.coins as recent_coins, u.until, l.since as lost_since, l.coins as lost_coins
    from unsettled u full join lost l using (owner)
  ), given as (
    select r.*, g.votes, g.at, g.votes::numeric / nullif(g.coins, 0) as rate
    from ledger.votes_from(p_uid, (select min(least(recent_since, lost_since)) from risk), array(select owner from risk)) g
    join risk r on r.owner = g.giver
  ), summed as (
    select owner, max(until) as until, sum(votes) filter (where at >= least(recent_since, lost_since)) as votes,
      least(sum(votes) filter (where at >= lost_since), ceil(max(lost_coins) * coalesce(max(rate) filter (where at >= lost_since), 1))) as lost,
      least(sum(votes) filter (where at >= recent_since), ceil(max(recent_coins) * coalesce(max(rate) filter (where at >= recent_since), 1))) as recent
    from given group by owner
  ), parts as (
    select until, coalesce(lost, 0) as lost, least(coalesce(recent, 0), coalesce(votes, 0) - coalesce(lost, 0)) as recent from summed
  )
  select coalesce(sum(s.recent), 0), max(s.until) filter (where s.recent > 0), coalesce(sum(s.lost), 0)
    into recent, recent_until, disputed from parts s;
end $$;
