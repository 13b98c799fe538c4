import type { FoundPerson } from '@nimbo/contract'
import type { Sql } from '../platform/postgres.ts'
import { thumbOf } from '../upload/index.ts'
import { isHidden } from './block.store.ts'

const PAGE = 20
/** Of a name that more people have, any so many are put in order: an order of all of them would read them all. */
const CANDIDATES = 1_000
/** Beyond, followers are not counted one by one. */
const MOST_FANS_COUNTED = 100_000

/** Accents, vowel signs, width and case do not matter, nor how yeh and teh are written. The index on names has this very expression. */
export const folded = (text: string) =>
  `translate(lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f\\u0640\\u064b-\\u065f\\u0670]', '', 'g')), 'ىة', 'يه')`

const literally = (typed: string) => `regexp_replace(${folded(typed)}, '([\\\\%_])', '\\\\\\1', 'g')`
/** A pattern for folded text that contains what was typed. */
export const containing = (typed: string) => `'%' || ${literally(typed)} || '%'`
const beginning = (typed: string) => `${literally(typed)} || '%'`

/** SQL: an account that is neither disabled nor about to be erased. */
const isShown = (a: string) => `${a}.disabled_at is null and ${a}.cancelled_at is null`

/** Less than three letters are in no index but where a name begins. */
const candidates = `select a.id from account a where ${isShown('a')} and ${folded('$1::text')} <> ''
  and ${folded('a.nicename')} like case when length(${folded('$1::text')}) >= 3 then '%' else '' end || ${beginning('$1::text')}
  limit ${CANDIDATES}`

/** People whose name contains what was typed. To be called in a transaction of its own. */
export async function namedLike(sql: Sql, typed: string): Promise<number[]> {
  // With a limit the planner would rather read everybody until it has found enough, which for a rare name is everybody.
  await sql.query('set local enable_seqscan = off')
  await sql.query('set local enable_indexscan = off')
  return (await sql.query<{ id: number }>(candidates, [typed])).map(({ id }) => id)
}

type Row = Omit<FoundPerson, 'avatar_thumb'>

/** One row of a list of people; `reader` is an SQL number, 0 for who is not signed in. */
const personColumns = (
  a: string,
  reader: string,
) => `${a}.id, ${a}.nicename as user_nicename, ${a}.avatar, ${a}.sex, ${a}.level, ${a}.level_anchor,
  (select count(*)::int from (select 1 from follow f where f.touid = ${a}.id limit ${MOST_FANS_COUNTED}) counted) as fans,
  (exists (select 1 from follow f where f.uid = ${reader} and f.touid = ${a}.id))::int as isattention,
  (s.stream is not null)::int as islive, coalesce(s.stream, '') as stream`
const liveShow = (a: string) => `left join show s on s.uid = ${a}.id and s.state = 'live'`

/** Page by page: who is on air first, then whose name begins with what was typed, then by level. `nums` is how many there are in all. */
export async function orderPeople(
  sql: Sql,
  { ids, typed, reader, page }: { ids: readonly number[]; typed: string; reader: number; page: number },
): Promise<{ people: FoundPerson[]; nums: number }> {
  const rows = await sql.query<Row & { nums: number }>(
    `with chosen as (
       select a.id, count(*) over ()::int as nums,
         row_number() over (order by s.id is null, ${folded('a.nicename')} not like ${beginning('$2::text')}, a.level_anchor desc, a.id) as place
       from account a ${liveShow('a')} where a.id = any ($1) and ${isShown('a')} and not ${isHidden('a.id', '$3')}
       order by place limit ${PAGE} offset $4)
     select ${personColumns('a', '$3')}, chosen.nums from chosen join account a on a.id = chosen.id ${liveShow('a')} order by chosen.place`,
    [ids, typed, reader, (page - 1) * PAGE],
  )
  return { people: rows.map(personOf), nums: rows[0]?.nums ?? 0 }
}

interface ListOf {
  uid: number
  /** Whoever is hidden from them is left out. */
  reader: number
  page: number
}

/** Everybody this person follows: those on air first, then whom they followed last. */
export async function followedBy(sql: Sql, { uid, reader, page }: ListOf): Promise<FoundPerson[]> {
  const rows = await sql.query<Row>(
    `select ${personColumns('a', '$3')} from follow o join account a on a.id = o.touid ${liveShow('a')}
     where o.uid = $1 and ${isShown('a')} and not ${isHidden('a.id', '$3')}
     order by s.id is null, o.created_at desc, a.id limit ${PAGE} offset $2`,
    [uid, (page - 1) * PAGE, reader],
  )
  return rows.map(personOf)
}

/** Who follows this person, newest first. */
export async function fansPage(sql: Sql, { uid, reader, page }: ListOf): Promise<FoundPerson[]> {
  const rows = await sql.query<Row>(
    `select ${personColumns('a', '$3')} from (
       select o.uid, o.created_at from follow o join account f on f.id = o.uid
       where o.touid = $1 and ${isShown('f')} and not ${isHidden('o.uid', '$3')}
       order by o.created_at desc, o.uid desc limit ${PAGE} offset $2) o
     join account a on a.id = o.uid ${liveShow('a')} order by o.created_at desc, o.uid desc`,
    [uid, (page - 1) * PAGE, reader],
  )
  return rows.map(personOf)
}

function personOf({ id, user_nicename, avatar, sex, level, level_anchor, fans, isattention, islive, stream }: Row): FoundPerson {
  return { id, user_nicename, avatar, avatar_thumb: thumbOf(avatar), sex, level, level_anchor, fans, isattention, islive, stream }
}
