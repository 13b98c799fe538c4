-- Run by the superuser inside database nimbo at every start. The passwords are session settings, so that this file holds none.
do $$
declare
  role text;
begin
  -- The API's role had another name while all processes shared it.
  if exists (select from pg_roles where rolname = 'nimbo_app') and not exists (select from pg_roles where rolname = 'nimbo_api') then
    alter role nimbo_app rename to nimbo_api;
  end if;
  foreach role in array array[
    'nimbo_migrate', 'nimbo_api', 'nimbo_console', 'nimbo_worker', 'nimbo_payout', 'nimbo_jobs', 'nimbo_realtime'
  ] loop
    if not exists (select from pg_roles where rolname = role) then
      execute format('create role %I login', role);
    end if;
    execute format('alter role %I password %L', role, current_setting('nimbo.' || role));
  end loop;
end
$$;

alter database nimbo owner to nimbo_migrate;
-- A temporary table stands in front of ours wherever a name is not written in full.
revoke temporary on database nimbo from public;

-- The job queue's role creates and owns the schema graphile_worker.
grant create on database nimbo to nimbo_jobs;
