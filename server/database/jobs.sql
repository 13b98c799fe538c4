-- Runs as the owner of the job tables, after the job runner's own migrations.
-- Our processes may add jobs in their transactions, and do nothing else to the queue. What ends or silences somebody on air waits for no other.
create schema if not exists jobs;
create or replace function jobs.add(task text, payload json, delay interval, key text) returns void
language sql security definer set search_path = '' as $$
  select graphile_worker.add_job(task, payload, run_at => now() + delay, job_key => key,
    priority => case when task in ('closeByPlatform', 'publishMute', 'endIfAnchorGone') then -10 else 0 end);
$$;
revoke execute on function jobs.add from public;
grant usage on schema jobs to nimbo_api, nimbo_console, nimbo_worker, nimbo_payout, nimbo_migrate;
grant execute on function jobs.add to nimbo_api, nimbo_console, nimbo_worker, nimbo_payout, nimbo_migrate;
