-- The key of a request that came without one: that of the intent it repeats, or `p_fresh` when it repeats none. `attempt_id` names the
-- attempt, to be told when its answer ended.
--
-- A client of the specification retries after 15 s without an answer, three times; money calls never answer HTTP 500, on which it would
-- retry sooner. A proxy may send the same request again at any time. Whether an answer reached the client cannot be seen behind a proxy,
-- so the windows count from when the request arrived and when its answer ended, and in doubt nothing is charged.
create or replace function infer_key(
  p_uid integer, p_call text, p_hash bytea, p_client_time text, p_fresh uuid, p_waited_ms float8, out attempt_id bigint, out key uuid
)
language plpgsql as $$
declare
  -- Judged by arrival: on a busy server one of several taps at once may wait for a connection, or here, longer than a window.
  arrived constant timestamptz := clock_timestamp() - p_waited_ms * interval '1 millisecond';
  -- A time in seconds cannot tell two taps apart.
  in_ms constant boolean := length(p_client_time) = 13;
  earlier record;
begin
  perform pg_advisory_xact_lock(hashtextextended('infer_key ' || p_uid || ' ' || p_call || ' ' || encode(p_hash, 'hex'), 0));

  with recent as (
    select k.*,
      max(k.arrived_at) filter (where k.answered_at is not null) over (partition by k.key) as last_answered,
      k.client_time = p_client_time as same_time,
      between_sends,
      -- Another tap of a burst, by either clock: no client retries and nobody reads an error within 0.3 s.
      coalesce(in_ms and length(k.client_time) = 13 and k.client_time <> p_client_time
        and (abs(extract(epoch from arrived - k.arrived_at)) < 0.3 or abs(between_sends) < 0.3
          or arrived - k.answered_at < interval '300 milliseconds'), false) as other_tap
    from inferred_key k
    -- Seconds by the client's clock, where both say when they were sent in the same unit.
    cross join lateral (select case when length(k.client_time) = length(p_client_time) and length(p_client_time) in (10, 13)
      then (p_client_time::numeric - k.client_time::numeric) / case when in_ms then 1000 else 1 end end as between_sends) c
    where k.uid = p_uid and k.call = p_call and k.hash = p_hash and k.first_at > arrived - interval '70 seconds'
  ), matching as (
    select r.*, case
        -- The same attempt, sent again by a proxy or by a client that keeps its `time`.
        when r.same_time and (in_ms or p_client_time <> '' and arrived - r.arrived_at > interval '2 seconds') then 'same'
        -- The client's timer, which runs from its sending: a request that was held up on its way is retried sooner after it arrived.
        -- A different `time` proves nothing here.
        when r.retries < r.sends and r.attempt < 4 and (r.between_sends between 13 and 18
          or arrived between r.arrived_at + interval '13 seconds' and coalesce(r.answered_at, r.arrived_at) + interval '18 seconds')
          then 'timeout'
        when bool_or(r.other_tap) over () then null
        when r.answered_at is null and (r.last_answered is null or r.last_answered < r.arrived_at) then 'unanswered'
        when arrived < r.answered_at + interval '300 milliseconds' then 'at once'
      end as repeats
    from recent r
  )
  select m.* into earlier from matching m where m.repeats is not null
    order by array_position(array['same', 'timeout', 'unanswered', 'at once'], m.repeats), m.arrived_at limit 1;

  key := coalesce(earlier.key, p_fresh);
  if earlier.repeats = 'same' then
    update inferred_key k set sends = least(k.sends + 1, 100) where k.id = earlier.id;
    attempt_id := earlier.id;
    return;
  end if;
  if earlier.repeats = 'timeout' then
    update inferred_key k set retries = k.retries + 1 where k.id = earlier.id;
  end if;
  insert into inferred_key as k (uid, call, hash, client_time, key, first_at, arrived_at, attempt)
  values (p_uid, p_call, p_hash, p_client_time, key, coalesce(earlier.first_at, arrived), arrived,
    case when earlier.repeats = 'timeout' then earlier.attempt + 1 else 1 end)
  returning k.id into attempt_id;
end $$;
