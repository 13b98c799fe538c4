-- Orders cost what their package costs now: whoever writes an order cannot name another price.
create or replace function price_order() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select from recharge_rule r join recharge_price p on p.rule = r.id
    where r.id = new.rule and r.first = new.first and r.coins = new.coins and r.give = new.give
      and (new.method = 'usdt') = (new.currency = 'USDT')
      and p.currency = case when new.method = 'usdt' then 'USD' else new.currency end
      -- One USDT is priced as one dollar: cents become millionths.
      and p.amount * case when new.method = 'usdt' then 10000 else 1 end = new.amount
  ) then
    raise exception 'order % is not at the price of package %', new.no, new.rule;
  end if;
  return new;
end $$;
create or replace trigger pay_order_price before insert on pay_order for each row execute function price_order();

-- What an order is for and where it is paid is written once. What became of it is the worker's word; the API only starts it.
create or replace function pay_order_step() returns trigger language plpgsql as $$
begin
  if old.provider_id is not null and new.provider_id is distinct from old.provider_id then
    raise exception 'order % has its provider already', old.no;
  end if;
  if current_user = 'nimbo_api' and new.state is distinct from old.state and not (old.state = 'new' and new.state = 'waiting') then
    raise exception 'order % cannot go from % to % by the API', old.no, old.state, new.state;
  end if;
  return new;
end $$;
create or replace trigger pay_order_steps before update on pay_order for each row execute function pay_order_step();

-- Wakes the worker for an order that is due, and whoever waits for what came of it. Hints: both would find it by themselves.
create or replace function notify_order() returns trigger language plpgsql as $$
begin
  if new.ask_at <= now() then perform pg_notify('order_due', new.method); end if;
  if new.heard > old.heard then perform pg_notify('order_polled', new.id::text); end if;
  return null;
end $$;
create or replace trigger pay_order_notify after update of ask_at, heard on pay_order for each row execute function notify_order();

-- What was refunded stays refunded.
create or replace function refuse_payment_change() returns trigger language plpgsql as $$
begin raise exception 'what went back of payment % stays back', new.id; end $$;
create or replace trigger payment_stays_back before update on payment for each row
  when (new.back < old.back or new.taken < old.taken or (old.state = 'reversed' and new.state <> 'reversed')) execute function refuse_payment_change();

-- Coins of a payment are followed from its payer on.
create or replace function begin_origin() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform ledger.add_origin(new.uid, new.id, new.coins + new.give, new.at);
  return null;
end $$;
create or replace trigger payment_origin after insert on payment for each row when (new.coins + new.give > 0) execute function begin_origin();

create or replace function keep_longest_wait() returns trigger language plpgsql as $$
begin
  new.longest := greatest(new.longest, new.wait);
  return new;
end $$;
create or replace trigger pay_term_longest before insert or update on pay_term for each row execute function keep_longest_wait();
