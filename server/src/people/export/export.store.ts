import type { DataExport, Language, Output } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'

export type State = Output<typeof DataExport.getExport>

/** Interval between a person's copies: each reads all they ever did. */
const EVERY_HOURS = 24
/** Time after which a worker without news counts as killed, and another starts again. */
const CLAIM_MINUTES = 15
const LINK_MINUTES = 10
const PURGE_BATCH = 100

const none: State = { state: 'none', addtime: 0, endtime: 0, bytes: 0, nexttime: 0 }
const isWanted = 'e.expires_at > now() and a.id = e.uid and a.cancelled_at is null'
const seconds = (at: string) => `extract(epoch from ${at})::int`

/** The newest one that has not expired. */
export async function exportOf(sql: Sql, uid: number): Promise<State> {
  const rows = await sql.query<State>(
    `select state, ${seconds('asked_at')} as addtime, ${seconds('expires_at')} as endtime, bytes::float8 as bytes,
       case when state = 'ready' and asked_at > now() - make_interval(hours => $2)
         then ${seconds('asked_at + make_interval(hours => $2)')} else 0 end as nexttime
     from data_export where uid = $1 and expires_at > now() order by asked_at desc limit 1`,
    [uid, EVERY_HOURS],
  )
  return rows[0] ?? none
}

/** Its id; undefined when one is being made already. */
export async function addExport(sql: Sql, uid: number, language: Language): Promise<string | undefined> {
  const rows = await sql.query<{ id: string }>(
    `insert into data_export (uid, language) values ($1, $2) on conflict (uid) where state = 'waiting' do nothing returning id`,
    [uid, language],
  )
  return rows[0]?.id
}

export interface Claimed {
  uid: number
  language: Language
}
/** Undefined when it is done, gone, or in the hands of another worker. */
export async function claimExport(sql: Sql, id: string, claim: string): Promise<Claimed | undefined> {
  const rows = await sql.query<Claimed>(
    `update data_export set claim = $2, claimed_at = now()
     where id = $1 and state = 'waiting' and (claimed_at is null or claimed_at < now() - make_interval(mins => $3))
     returning uid, language`,
    [id, claim, CLAIM_MINUTES],
  )
  return rows[0]
}

/** False when it is no longer this run's. */
export async function keepExport(sql: Sql, id: string, claim: string): Promise<boolean> {
  const rows = await sql.query(`update data_export set claimed_at = now() where id = $1 and claim = $2 and state = 'waiting' returning 1`, [
    id,
    claim,
  ])
  return rows.length > 0
}

export async function releaseExport(sql: Sql, id: string, claim: string): Promise<void> {
  await sql.query(`update data_export set claim = null, claimed_at = null where id = $1 and claim = $2 and state = 'waiting'`, [id, claim])
}

/** False when it is no longer this run's, or nobody may open it any more. */
export async function finishExport(sql: Sql, id: string, claim: string, bytes: number): Promise<boolean> {
  const rows = await sql.query(
    `update data_export e set state = 'ready', ready_at = now(), bytes = $3, expires_at = now() + interval '7 days' from read.account a
     where e.id = $1 and e.claim = $2 and e.state = 'waiting' and ${isWanted} returning 1`,
    [id, claim, bytes],
  )
  return rows.length > 0
}

/** True while a person may open it, now or once another run has made it. */
export async function isExportWanted(sql: Sql, id: string): Promise<boolean> {
  return (await sql.query(`select 1 from data_export e, read.account a where e.id = $1 and ${isWanted}`, [id])).length > 0
}

/** Asked for, and left by a worker that was killed or failed. */
export async function waitingExports(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `select id from data_export where state = 'waiting' and expires_at > now()
       and (claimed_at is null or claimed_at < now() - make_interval(mins => $1)) order by asked_at limit $2`,
    [CLAIM_MINUTES, PURGE_BATCH],
  )
  return rows.map(({ id }) => id)
}

/** False without one that is ready. The address before it no longer opens. */
export async function linkExport(sql: Sql, uid: number, hash: Buffer): Promise<boolean> {
  const rows = await sql.query(
    `update data_export set link_hash = $2, link_until = now() + make_interval(mins => $3)
     where id = (select id from data_export where uid = $1 and state = 'ready' and expires_at > now() order by asked_at desc limit 1) returning 1`,
    [uid, hash, LINK_MINUTES],
  )
  return rows.length > 0
}

/** Copy of data behind an address: also none for a person who has closed their account meanwhile. */
export async function linkedExport(sql: Sql, hash: Buffer): Promise<string | undefined> {
  const rows = await sql.query<{ id: string }>(
    `select e.id from data_export e join read.account a on a.id = e.uid
     where e.link_hash = $1 and e.link_until > now() and e.expires_at > now() and e.state = 'ready' and a.cancelled_at is null`,
    [hash],
  )
  return rows[0]?.id
}

export async function expiredExports(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ id: string }>('select id from data_export where expires_at < now() order by expires_at limit $1', [
    PURGE_BATCH,
  ])
  return rows.map(({ id }) => id)
}

export async function deleteExport(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from data_export where id = $1 and expires_at < now()', [id])
}
