import type pg from 'pg'

/** Only what the connected role owns: extensions and the job queue's schema belong to others. */
const ours = `n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' and not exists
  (select from pg_depend e where e.objid = o.oid and e.deptype = 'e')`

interface Named {
  name: string
  identity: string
}

/** Functions, views and triggers there are. `name` is as in a definition, `identity` what `drop` takes. */
export async function listObjects(client: pg.ClientBase): Promise<Named[]> {
  const { rows } = await client.query<Named>(`
    select 'function ' || n.nspname || '.' || o.proname as name, 'function ' || o.oid::regprocedure as identity
      from pg_proc o join pg_namespace n on n.oid = o.pronamespace where ${ours} and o.proowner = current_user::regrole
    union all
    select 'view ' || n.nspname || '.' || o.relname, 'view ' || o.oid::regclass
      from pg_class o join pg_namespace n on n.oid = o.relnamespace where ${ours} and o.relkind = 'v' and o.relowner = current_user::regrole
    union all
    select 'trigger ' || o.tgname || ' on ' || n.nspname || '.' || c.relname, format('trigger %I on %s', o.tgname, c.oid::regclass)
      from pg_trigger o join pg_class c on c.oid = o.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and not o.tgisinternal and c.relowner = current_user::regrole
    order by 1`)
  return rows
}

/** Everything `server/database` decides, as text that can be compared: each object with its source, each grant, each comment. */
export async function introspect(client: pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ object: string; text: string }>(`
    select 'function ' || o.oid::regprocedure as object, pg_get_functiondef(o.oid) as text
      from pg_proc o join pg_namespace n on n.oid = o.pronamespace where ${ours} and o.proowner = current_user::regrole
    union all
    select 'view ' || o.oid::regclass, concat(o.reloptions, pg_get_viewdef(o.oid))
      from pg_class o join pg_namespace n on n.oid = o.relnamespace where ${ours} and o.relkind = 'v' and o.relowner = current_user::regrole
    union all
    select format('trigger %s on %s', o.tgname, c.oid::regclass), pg_get_triggerdef(o.oid) || o.tgenabled::text
      from pg_trigger o join pg_class c on c.oid = o.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and not o.tgisinternal and c.relowner = current_user::regrole
    union all
    select 'comment on ' || o.oid::regclass, coalesce(obj_description(o.oid, 'pg_class'), '')
      from pg_class o join pg_namespace n on n.oid = o.relnamespace where ${ours} and o.relkind in ('r', 'v') and o.relowner = current_user::regrole
    union all
    select lower(format('grant %s on %s to %s', g.privilege_type, g.object, coalesce(nullif(g.grantee, 0)::regrole::text, 'public'))), g.is_grantable::text
      from (${grants}) g where g.grantee <> current_user::regrole::oid`)
  return new Map(rows.map(({ object, text }) => [object, text]))
}

const grants = `
  select 'schema ' || n.nspname as object, a.* from pg_namespace n, pg_namespace o, aclexplode(coalesce(n.nspacl, acldefault('n', n.nspowner))) a
    where o.oid = n.oid and ${ours} and pg_has_role(n.nspowner, 'member')
  union all
  select (case o.relkind when 'S' then 'sequence ' else 'table ' end) || o.oid::regclass, a.*
    from pg_class o join pg_namespace n on n.oid = o.relnamespace,
      aclexplode(coalesce(o.relacl, acldefault(case o.relkind when 'S' then 's'::"char" else 'r'::"char" end, o.relowner))) a
    where ${ours} and o.relkind in ('r', 'v', 'S', 'p', 'm') and o.relowner = current_user::regrole
  union all
  select format('table %s (%I)', o.oid::regclass, c.attname), a.*
    from pg_class o join pg_namespace n on n.oid = o.relnamespace join pg_attribute c on c.attrelid = o.oid, aclexplode(c.attacl) a
    where ${ours} and o.relowner = current_user::regrole
  union all
  select 'function ' || o.oid::regprocedure, a.*
    from pg_proc o join pg_namespace n on n.oid = o.pronamespace, aclexplode(coalesce(o.proacl, acldefault('f', o.proowner))) a
    where ${ours} and o.proowner = current_user::regrole`
