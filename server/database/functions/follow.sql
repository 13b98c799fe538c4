-- Counts who was followed and no longer, in the transaction that changes it. In the order of people: two who follow each other at once do
-- not wait for one another in a circle. A row of the counts may fall below zero; their sum does not.
create or replace function count_follows() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into follow_count as c (uid, slot, fans, follows)
    select n.uid, pg_backend_pid() % 8, sum(n.fans), sum(n.follows) from (
      select touid as uid, one as fans, 0 as follows from changed union all select uid, 0, one from changed) n
    group by n.uid order by n.uid
  on conflict (uid, slot) do update set fans = c.fans + excluded.fans, follows = c.follows + excluded.follows;
  return null;
end $$;
create or replace trigger follow_counted after insert on follow referencing new table as changed
  for each statement execute function count_follows();
create or replace trigger unfollow_counted after delete on follow referencing old table as changed
  for each statement execute function count_follows();
