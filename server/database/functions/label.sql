-- How many people say what of somebody. Whoever writes user_label, the count is of the same transaction.
create or replace function count_labels() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- In an order: two statements that count several people do not wait for each other.
  insert into public.label_count as c (touid, label, nums)
    select touid, label, case tg_op when 'INSERT' then count(*) else -count(*) end from changed group by 1, 2 order by 1, 2
    on conflict (touid, label) do update set nums = c.nums + excluded.nums;
  return null;
end $$;
create or replace trigger user_label_counts after insert on user_label referencing new table as changed
  for each statement execute function count_labels();
create or replace trigger user_label_counts_ended after delete on user_label referencing old table as changed
  for each statement execute function count_labels();
