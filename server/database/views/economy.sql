create or replace view read.anchor_share as select kind, gift_kind, percent from public.anchor_share;
comment on view read.anchor_share is 'economy: how many of a hundred coins reach the anchor as votes';
