create or replace view read.contribution as select liveuid, scope, period, uid, coins from public.contribution;
comment on view read.contribution is 'rank: coins a person gave an anchor';

create or replace view read.ranking as select kind, scope, period, uid, amount from public.ranking;
comment on view read.ranking is 'rank: votes people got and coins they gave in a period';

create or replace view read.gift_wall as select uid, gift, nums from public.gift_wall;
comment on view read.gift_wall is 'rank: how many of each gift somebody got';

create or replace view read.gift_record as
  select combo, receiver, uid, show_id, gift, packed, nums, coins, votes, undone_nums, undone_coins, undone_votes, at
  from public.gift_record;
comment on view read.gift_record is 'rank: a run of the same gift from one person to another';

create or replace view read.receipt as select show_id, uid, op, count, coins, refunded from public.receipt;
comment on view read.receipt is 'rank: what a person paid in a show by kind';

create or replace view read.show_votes as select show_id, minute, votes from public.show_votes;
comment on view read.show_votes is 'rank: votes of a minute of a show';
