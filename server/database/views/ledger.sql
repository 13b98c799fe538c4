-- Invariants of the ledger: each of these views is empty, always. They read all postings, so each sums before it joins. Features have
-- invariants of their own coins beside them, in their files.
create or replace view ledger.inv_account as
  with c as (
    select credit as id, sum(amount) as amount, sum(amount) filter (where xid < (select hi from ledger.fold_mark)) as folded
    from ledger.posting where credit > 0 group by 1
  ),
  d as (select debit as id, sum(amount) as amount from ledger.posting where debit > 0 group by 1)
  select a.id from ledger.account a left join c using (id) left join d using (id)
  where a.id > 0 and a.balance <> coalesce(case when a.deferred then c.folded else c.amount end, 0) - coalesce(d.amount, 0);

create or replace view ledger.inv_floor as select id from ledger.account where floor is not null and balance - held < floor;
create or replace view ledger.inv_house as select id from ledger.account where id < 0 and (balance <> 0 or held <> 0);

create or replace view ledger.inv_hold as
  select a.id from ledger.account a left join (select account, sum(amount) as amount from ledger.hold where state = 1 group by 1) h on h.account = a.id
  where a.held <> coalesce(h.amount, 0);

create or replace view ledger.inv_state as
  select t.id from ledger.transfer t left join (select distinct transfer from ledger.posting) p on p.transfer = t.id
  left join ledger.hold b on b.transfer = t.id left join ledger.hold e on e.ended_by = t.id
  where (t.state = 1 and p.transfer is null and b.id is null and e.id is null and t.op not in (63, 64)) or (t.state = 2 and p.transfer is not null);

-- An account that is not there has no asset either.
create or replace view ledger.inv_asset as
  select p.transfer as id from ledger.posting p left join ledger.account d on d.id = p.debit left join ledger.account c on c.id = p.credit
  where d.asset is distinct from p.asset or c.asset is distinct from p.asset;

create or replace view ledger.inv_orphan as
  select p.transfer as id from (select distinct transfer from ledger.posting) p left join ledger.transfer t on t.id = p.transfer where t.id is null;

create or replace view ledger.inv_pack as
  select k.id from ledger.pack k join (
    select pack, sum(amount) as total, count(*) as shares, coalesce(sum(amount) filter (where uid is null), 0) as free from ledger.share group by 1
  ) s on s.pack = k.id
  left join ledger.posting r on r.transfer = k.refund and r.debit = -4
  where s.total <> k.total or s.shares <> k.shares or (k.closed_at is not null and s.free <> coalesce(r.amount, 0));

create or replace view ledger.inv_escrow as
  select -4::bigint as id where (
    select coalesce(sum(case when credit = -4 then amount else -amount end), 0) from ledger.posting where credit = -4 or debit = -4
  ) <> (
    select coalesce(sum(s.amount), 0) from ledger.share s join ledger.pack k on k.id = s.pack where s.uid is null and k.closed_at is null
  );

-- The last seals hang together without a hole; the newest two, and one older that changes every ten seconds, still come out of their
-- transfers.
create or replace view ledger.inv_seal as
  select s.id from (select * from ledger.seal order by id desc limit 1000) s left join ledger.seal b on b.id = s.id - 1
  where s.signature is null or s.lo_xid <> coalesce(b.hi_xid, 0) or s.previous <> coalesce(b.hash, decode(repeat('00', 32), 'hex'))
    or s.hash <> ledger.seal_hash(s.*::ledger.seal) or (b.id is null) <> (s.id = 1)
  union
  select s.id from ledger.seal s, (select max(id) as id from ledger.seal) last
  where (s.id > last.id - 2 or s.id = 1 + (extract(epoch from now()) / 10)::bigint % last.id)
    and s.root is distinct from (select m.root from ledger.merkle(
      (select string_agg(l.leaf, ''::bytea order by l.id) from ledger.leaves(s.lo_xid, s.hi_xid) l)) m);

-- What was added up of gifts is what the months say came.
create or replace view ledger.inv_given as
  select coalesce(g.account, m.account) as id from (select account, sum(votes) as votes from ledger.given group by 1) g
  full join (select account, sum(came) as came from ledger.month_total where (account & 255) = 2 group by 1) m on m.account = g.account
  where coalesce(g.votes, 0) <> coalesce(m.came, 0);

-- Votes of a spend never exceed its coins, however many receivers share them. Few transfers have more votes than coins, gifts of items
-- among them, so only those are looked up.
create or replace view ledger.inv_receivers as
  with more as materialized (
    select transfer as id from ledger.posting where debit = -2 or credit = -1 group by 1
    having sum(case when debit = -2 then amount else -amount end) > 0
  )
  select m.id from more m join ledger.transfer t on t.id = m.id where t.op in (1, 2, 3, 4, 5, 6, 33);

-- What is in a backpack is what is left of its lots.
create or replace view ledger.inv_item as
  select coalesce(a.id, l.account) as id from (select id, balance from ledger.account where asset > 100 and id > 0) a
  full join (select account, sum(remaining) as remaining from ledger.lot group by 1) l on l.account = a.id
  where coalesce(a.balance, 0) <> coalesce(l.remaining, 0);

-- A minute that was captured was paid in full, and one that was given back was not paid at all.
create or replace view ledger.inv_minute as
  select h.id from ledger.hold h left join ledger.posting p on p.transfer = h.ended_by and p.leg = 1
  where h.ref like 'minute:%' and h.state <> 1 and coalesce(p.amount, 0) <> case when h.state = 2 then h.amount else 0 end;

-- Nobody has read further than what is committed: what lies below a mark is never read again.
create or replace view ledger.inv_feed as
  select hashtext(m.consumer)::bigint as id from ledger.feed_mark m where m.hi > pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
