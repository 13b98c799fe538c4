import { createHash } from 'node:crypto'
import type { Identity } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { newToken } from './sessionToken.ts'

const SESSION_DAYS = 30
/** Resolution of "last seen": a write on every call would cost more than the call. */
const SEEN_INTERVAL_SECONDS = 60
const PROVED_SECONDS = 300

const tokenHash = (token: string) => createHash('sha256').update(token).digest()

/** Returns the token, of which only the hash is stored. */
export async function openSession(
  sql: Sql,
  key: string,
  uid: number,
  device: string,
  source: string,
  isRestricted = false,
): Promise<{ token: string; id: number }> {
  const token = newToken(key)
  const rows = await sql.query<{ id: number }>(
    `insert into session (token_hash, uid, device, source, expires_at, restricted)
     values ($1, $2, $3, $4, now() + make_interval(days => $5), $6) returning id`,
    [tokenHash(token), uid, device, source, SESSION_DAYS, isRestricted],
  )
  return { token, id: rows[0]!.id }
}

const isOpen = 's.revoked_at is null and s.expires_at > now() and a.cancelled_at is null'
const active = `${isOpen} and a.disabled_at is null`
/** A session that was opened while the account is disabled identifies its person, for the few calls that are served then. */
const identifies = `${isOpen} and (a.disabled_at is null or s.restricted)`

/** Identities behind tokens: expiry, revocation and closed accounts are checked by the database's clock. */
export async function identifyMany(sql: Sql, tokens: readonly string[]): Promise<(Identity | undefined)[]> {
  const hashes = tokens.map(tokenHash)
  const rows = await sql.query<{ uid: number; id: number; hash: string; stale: boolean; isRestricted: boolean; hasBlocks: boolean }>(
    `select s.uid, s.id, encode(s.token_hash, 'base64') as hash, s.seen_at < now() - make_interval(secs => $2) as stale,
       a.disabled_at is not null as "isRestricted",
       a.has_blocks as "hasBlocks"
     from session s join read.account_status a on a.uid = s.uid where s.token_hash = any($1) and ${identifies}`,
    [hashes, SEEN_INTERVAL_SECONDS],
  )
  const stale = rows.filter((s) => s.stale).map((s) => s.id)
  // A row that somebody else holds is being revoked or was just seen; nobody's call waits for it.
  if (stale.length > 0) {
    await sql.query(
      'update session set seen_at = now() where id in (select id from session where id = any($1) order by id for update skip locked)',
      [stale],
    )
  }
  const found = new Map(rows.map((s) => [s.hash, s]))
  return hashes.map((sessionHash) => {
    const session = found.get(sessionHash.toString('base64'))
    if (!session) return undefined
    const { uid, id: sessionId, hasBlocks, isRestricted } = session
    return { uid, sessionHash, sessionId, hasBlocks, ...(isRestricted && { isRestricted }) }
  })
}

/** A signed-in device, as the engines know it. */
export interface SessionRef {
  uid: number
  sessionId: number
}

/** The same check by session id: for each device whether it is still signed in. */
export async function activeAmong(sql: Sql, devices: readonly SessionRef[]): Promise<boolean[]> {
  if (devices.length === 0) return []
  const rows = await sql.query<{ active: boolean }>(
    `select exists (select 1 from session s join read.account_status a on a.uid = s.uid where s.id = d.id and s.uid = d.uid and ${active}) as active
     from unnest($1::int[], $2::int[]) with ordinality as d (id, uid, position) order by d.position`,
    [devices.map((d) => d.sessionId), devices.map((d) => d.uid)],
  )
  return rows.map((r) => r.active)
}

export interface Device {
  id: number
  device: string
  source: string
  created: number
  seen: number
}

export async function sessionsOf(sql: Sql, uid: number): Promise<Device[]> {
  return sql.query<Device>(
    `select id, device, source, extract(epoch from created_at)::int as created, extract(epoch from seen_at)::int as seen
     from session where uid = $1 and revoked_at is null and expires_at > now() order by seen_at desc limit 100`,
    [uid],
  )
}

export type SessionSelection = { only: number } | { except: number } | 'all'

/** Revokes sessions everywhere, in one transaction (`server/database/functions/session.sql`). Answers how many. */
export async function revokeSessions(sql: Sql, uid: number, which: SessionSelection): Promise<number> {
  const only = which !== 'all' && 'only' in which ? which.only : null
  const except = which !== 'all' && 'except' in which ? which.except : null
  const rows = await sql.query<{ ended: number }>('select revoke_sessions($1, $2, $3) as ended', [uid, only, except])
  return rows[0]!.ended
}

export async function proveSession(sql: Sql, sessionId: number): Promise<number> {
  const rows = await sql.query<{ until: number }>(
    `update session set proved_at = now() where id = $1 returning extract(epoch from now())::int + $2 as until`,
    [sessionId, PROVED_SECONDS],
  )
  return rows[0]!.until
}

export async function provedRecently(sql: Sql, sessionId: number): Promise<boolean> {
  const rows = await sql.query('select 1 from session where id = $1 and proved_at > now() - make_interval(secs => $2)', [
    sessionId,
    PROVED_SECONDS,
  ])
  return rows.length > 0
}

/** Ended sessions are kept for a month. */
export async function purgeSessions(sql: Sql): Promise<void> {
  await sql.query(`delete from session where least(expires_at, coalesce(revoked_at, expires_at)) < now() - interval '30 days'`)
}
