import { randomInt } from 'node:crypto'
import { countryNameOf, type UserCard } from '@nimbo/contract'
import type { Phone } from '../identity/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { thumbOf } from '../../core/upload/index.ts'

const UNIQUE_VIOLATION = '23505'

/** A number as it came in, the calling code apart. */
export interface TypedPhone {
  countryCode: string
  number: string
}

export interface Account {
  id: number
  nicename: string
  avatar: string
  sex: number
  signature: string
  birthday: string
  city: string
  level: number
  levelAnchor: number
  certified: boolean
  /** Only they see whom they follow and who follows them. */
  listsPrivate: boolean
  disabled: boolean
  cancelled: boolean
  /** With its middle hidden; empty for somebody without one. */
  mobile: string
  hasPassword: boolean
}

/** Columns of an account, from a table that may have another name in its query. */
export const columns = (a = 'account') => `${a}.id, ${a}.nicename, ${a}.avatar, ${a}.sex, ${a}.signature,
  coalesce(${a}.birthday::text, '') as birthday, ${a}.city, ${a}.level, ${a}.level_anchor as "levelAnchor", ${a}.lists_private as "listsPrivate",
  ${a}.certified_at is not null as certified, ${a}.disabled_at is not null as disabled, ${a}.cancelled_at is not null as cancelled,
  coalesce('+' || ${a}.country_code || ' ' || substr(${a}.phone, length(${a}.country_code) + 2, 2)
    || repeat('•', greatest(length(${a}.phone) - length(${a}.country_code) - 5, 0)) || right(${a}.phone, 2), '') as mobile,
  ${a}.password_hash is not null as "hasPassword"`

export async function accountById(sql: Sql, uid: number): Promise<Account | undefined> {
  const rows = await sql.query<Account>(`select ${columns()} from account where id = $1`, [uid])
  return rows[0]
}

export interface PhoneAccount extends Account {
  passwordHash: string | null
}

/**
 * Accounts for a phone number. Before its holder comes an account that lost the number to them but always signed in with exactly this
 * spelling: a person who types what they always typed still reaches the same account.
 */
export async function accountsByPhone(sql: Sql, typed: TypedPhone, e164: string | undefined): Promise<PhoneAccount[]> {
  const fields = (a: string) => `${columns(a)}, ${a}.password_hash as "passwordHash"`
  return sql.query<PhoneAccount>(
    `select ${fields('a')} from former_phone f join account a on a.id = f.uid
     where f.country_code = $1 and f.phone = $2 and a.phone is null
     union all select ${fields('a')} from account a where a.phone = $3`,
    [typed.countryCode, typed.number, e164 ?? null],
  )
}

/** Initial name of a person. Everybody reads it: it is made of nothing that is theirs. */
export const newName = () => `Nimbo ${String(randomInt(0, 10_000)).padStart(4, '0')}`

/** False when the phone has an account: the unique index decides a race. The name is a start; the person changes it. */
export async function openAccount(sql: Sql, { countryCode, e164 }: Phone, passwordHash: string, countryName: string): Promise<boolean> {
  const rows = await sql.query(
    `insert into account (country_code, phone, password_hash, country_name, nicename) values ($1, $2, $3, $4, $5)
     on conflict (phone) do nothing returning 1`,
    [countryCode, e164, passwordHash, countryName, newName()],
  )
  return rows.length > 0
}

export interface AccountPhone {
  countryCode: string
  /** In E.164; null for somebody without one. */
  phone: string | null
}
export async function phoneOf(sql: Sql, uid: number): Promise<AccountPhone> {
  return (await sql.query<AccountPhone>('select country_code as "countryCode", phone from account where id = $1', [uid]))[0]!
}

/** Ways to prove who they are that a person has, besides third-party providers. */
export async function signInMethods(sql: Sql, uid: number): Promise<{ phone: Phone | undefined; passwordHash: string | null }> {
  const rows = await sql.query<{ countryCode: string; e164: string | null; passwordHash: string | null }>(
    `select country_code as "countryCode", phone as e164, password_hash as "passwordHash" from account where id = $1`,
    [uid],
  )
  const { countryCode = '', e164 = null, passwordHash = null } = rows[0] ?? {}
  return { phone: e164 === null ? undefined : { e164, countryCode, national: e164.slice(1 + countryCode.length) }, passwordHash }
}

/** False when the number belongs to somebody else: the unique index decides, also between two who come at once. */
export async function setPhoneOf(sql: Sql, uid: number, { countryCode, e164 }: Phone): Promise<boolean> {
  await sql.query('savepoint phone')
  try {
    await sql.query('update account set country_code = $2, phone = $3 where id = $1', [uid, countryCode, e164])
    return true
  } catch (e) {
    if (!(e instanceof Error && 'code' in e && e.code === UNIQUE_VIOLATION)) throw e
    await sql.query('rollback to savepoint phone')
    return false
  }
}

export async function isOnAir(sql: Sql, uid: number): Promise<boolean> {
  return (await sql.query(`select 1 from read.show where uid = $1 and state <> 'ended'`, [uid])).length > 0
}

/** Every session of theirs ends with it (`functions/session.sql`). The caller has written the super-admin's sanction. */
export async function disableAccount(sql: Sql, uid: number): Promise<void> {
  await sql.query('select disable_account($1)', [uid])
}

/** For somebody who signs in with another company: no phone and no password yet. */
export async function openBareAccount(sql: Sql, countryCode: string, nicename: string): Promise<Account> {
  const rows = await sql.query<Account>(
    `insert into account (country_code, country_name, nicename) values ($1, $2, $3) returning ${columns()}`,
    [countryCode, countryNameOf(countryCode), nicename],
  )
  return rows[0]!
}

/** True if phone and password sign this person in. Locks the account: ways to sign in are given up one at a time. */
export async function lockPasswordMethod(sql: Sql, uid: number): Promise<boolean> {
  const rows = await sql.query<{ way: boolean }>(
    'select phone is not null and password_hash is not null as way from account where id = $1 for update',
    [uid],
  )
  return rows[0]?.way === true
}

export async function setPasswordHash(sql: Sql, uid: number, passwordHash: string): Promise<void> {
  await sql.query('update account set password_hash = $2 where id = $1', [uid, passwordHash])
}

export interface ProfileFields {
  nicename?: string | undefined
  sex?: number | undefined
  /** Empty for none. */
  birthday?: string | undefined
  city?: string | undefined
  signature?: string | undefined
  listsPrivate?: boolean | undefined
}

/** A field that is not given stays as it is. */
export async function setProfile(sql: Sql, uid: number, fields: ProfileFields): Promise<void> {
  await sql.query(
    `update account set nicename = coalesce($2, nicename), sex = coalesce($3, sex), city = coalesce($4, city),
       signature = coalesce($5, signature), birthday = case when $6::text is null then birthday else nullif($6, '')::date end,
       lists_private = coalesce($7, lists_private)
     where id = $1`,
    [uid, fields.nicename, fields.sex, fields.city, fields.signature, fields.birthday, fields.listsPrivate],
  )
}

/** Answers the avatar it replaced. */
export async function setAvatar(sql: Sql, uid: number, url: string): Promise<string> {
  const rows = await sql.query<{ before: string }>('update account set avatar = $2 where id = $1 returning old.avatar as before', [
    uid,
    url,
  ])
  return rows[0]!.before
}

export async function cardsOf(sql: Sql, uids: readonly number[]): Promise<UserCard[]> {
  if (uids.length === 0) return []
  const rows = await sql.query<Account>(`select ${columns()} from account where id = any($1) order by level desc, id`, [uids])
  return rows.map(cardFields)
}

/** Counts of followers and of people followed, as the database counted when they changed (`functions/follow.sql`). */
export const fansOf = (uid: string) => `(select coalesce(sum(c.fans), 0)::int from follow_count c where c.uid = ${uid})`
export const followsOf = (uid: string) => `(select coalesce(sum(c.follows), 0)::int from follow_count c where c.uid = ${uid})`

const countColumns = (
  uid: string,
) => `(select count(*)::int from read.show where uid = ${uid} and state = 'ended' and started_at is not null) as lives,
  ${followsOf(uid)} as follows, ${fansOf(uid)} as fans`

export interface Overview extends Account {
  lives: number
  follows: number
  fans: number
  /** Amounts of the wallet, and all that was ever spent and earned as of the last seal, as decimal text. */
  coin: string
  votes: string
  spent: string
  earned: string
}

const overview = `select ${columns('a')}, ${countColumns('a.id')}, coalesce(w.coins - w.coins_held, 0)::text as coin,
  coalesce(w.votes - w.votes_held, 0)::text as votes, t.spent::text, t.earned::text
  from account a, ledger.wallet_of(a.id) w, ledger.turnover_of(a.id) t where a.id = $1`

/** All a person is told about themselves, in one statement: every page of theirs begins with it. */
export async function overviewOf(sql: Sql, uid: number): Promise<Overview | undefined> {
  return (await sql.query<Overview>(overview, [uid]))[0]
}

export async function isFollowing(sql: Sql, uid: number, touid: number): Promise<boolean> {
  const rows = await sql.query('select 1 from follow where uid = $1 and touid = $2', [uid, touid])
  return rows.length > 0
}

/** The person is told of it by the worker, together with whoever else follows them in that moment. */
export async function follow(sql: Sql, uid: number, touid: number): Promise<void> {
  await sql.query(
    `with added as (insert into follow (uid, touid) values ($1, $2) on conflict do nothing returning uid, touid)
     insert into new_follower (uid, touid) select uid, touid from added on conflict do nothing`,
    [uid, touid],
  )
}
export async function unfollow(sql: Sql, uid: number, touid: number): Promise<void> {
  await sql.query(
    'with untold as (delete from new_follower where uid = $1 and touid = $2) delete from follow where uid = $1 and touid = $2',
    [uid, touid],
  )
}

export function cardFields(a: Account): UserCard {
  return { id: a.id, user_nicename: a.nicename, avatar: a.avatar, avatar_thumb: thumbOf(a.avatar), sex: a.sex, level: a.level }
}

/** SQL: whether the upload `u` is its owner's avatar. */
export const avatarUse = `exists (select 1 from account a where a.id = u.uid and a.avatar = '/media/avatar/' || u.id || '.webp')`
