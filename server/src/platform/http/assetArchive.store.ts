import type { Sql } from '../postgres.ts'

interface Asset {
  name: string
  body: Buffer
}

/** Assets of a build that are not stored yet. */
export async function missingAssets(sql: Sql, names: readonly string[]): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    'select name from unnest($1::text[]) as wanted (name) where not exists (select 1 from page_asset a where a.name = wanted.name)',
    [names],
  )
  return rows.map(({ name }) => name)
}

export async function addAsset(sql: Sql, { name, body }: Asset): Promise<void> {
  await sql.query('insert into page_asset (name, body) values ($1, $2) on conflict (name) do nothing', [name, body])
}

/**
 * Assets of this build are in use again; everything else is out of use from the first build on that does not have it. In the order of their
 * names: two processes that start together never wait for each other in a circle.
 */
export async function markSuperseded(sql: Sql, names: readonly string[]): Promise<void> {
  await sql.query(
    `with changed as (
       select name from page_asset where (superseded_at is null) <> (name = any($1)) order by name for update
     )
     update page_asset set superseded_at = case when name = any($1) then null else now() end where name in (select name from changed)`,
    [names],
  )
  await sql.query(`delete from page_asset where superseded_at < now() - interval '1 day'`)
}

export async function assetNames(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ name: string }>('select name from page_asset')
  return rows.map(({ name }) => name)
}

export async function assetBody(sql: Sql, name: string): Promise<Buffer | undefined> {
  const rows = await sql.query<{ body: Buffer }>('select body from page_asset where name = $1', [name])
  return rows[0]?.body
}
