import type { FoundPerson } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { thumbOf } from '../../core/upload/index.ts'
import { isHidden, withoutBlocked } from './block.store.ts'
import { fansOf } from './user.store.ts'

const PAGE = 20
/** Limit of people with one name that are put in order: an order of all of them would read them all. */
const CANDIDATES = 1_000
/**
 * Limits of certified people with the name, and of those the reader followed last: the person looked for is among them, however many have
 * the name.
 */
const CERTIFIED = 300
const FOLLOWED = 1_000

/** Letters that are read as another. A name made of them is found under the one it imitates, after those it imitates. */
const lookAlikes = [
  'аɑαᴀвьʙβсᴄςԁđᴅɗеєεᴇɛꜰƒɡɢցһнհʜіιıɪјᴊϳкκᴋӏʟłмᴍոηɴпоοօᴏøσрρᴘԛգʀгᴦѕꜱтτᴛŧυսᴜνᴠѵԝᴡωхχуγʏүᴢىة',
  'aaaabbbbcccddddeeeeeffggghhhhiiiijjjkkklllmmnnnnoooooopppqqrrrssttttuuuvvvwwwxxyyyyzيه',
] as const

/** Accents, vowel signs, width, case and look-alikes do not matter, nor how yeh and teh are written. `account.search_name` is this of a name. */
export const folded = (text: string) =>
  `translate(lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f\\u0640\\u064b-\\u065f\\u0670]', '', 'g')), '${lookAlikes[0]}', '${lookAlikes[1]}')`

const literally = (typed: string) => `regexp_replace(${folded(typed)}, '([\\\\%_])', '\\\\\\1', 'g')`
/** A pattern for folded text that contains what was typed. */
export const containing = (typed: string) => `'%' || ${literally(typed)} || '%'`

/** SQL: an account that is neither disabled nor about to be erased. */
const isShown = (a: string) => `${a}.disabled_at is null and ${a}.cancelled_at is null`

/** Sorts behind every text that begins with the same. */
const LAST = '\u{10ffff}'
/** In fewer letters there is nothing to look up but where a name begins. */
const LEAST_LETTERS = 3

/** Person who may be meant, with the facts that decide their place: candidates are read once, and only those of one page again. */
interface Candidate {
  id: number
  certified: boolean
  /** Name begins with the text that was typed. */
  startsWith: boolean
  level: number
  followed?: true
}
const candidate = (text: string) =>
  `select a.id, a.certified_at is not null as certified, starts_with(a.search_name, ${text}) as "startsWith", a.level_anchor as level`
const anybody = `${candidate('$2')} from account a where ${isShown('a')} and search_name like $1 limit ${CANDIDATES}`
const anybodyFrom = `${candidate('$1')} from account a where ${isShown('a')} and search_name ~>=~ $1 and search_name ~<~ $2 limit ${CANDIDATES}`
const certified = `${candidate('$2')} from account a where certified_at is not null and ${isShown('a')} and search_name like $1 limit ${CERTIFIED}`
const followed = `${candidate('$3')} from (select touid from follow where uid = $1 order by created_at desc limit ${FOLLOWED}) f
  join account a on a.id = f.touid where ${isShown('a')} and a.search_name like $2`

/** People whose name contains what was typed, or begins with it if that is short. To be called in a transaction of its own. */
export async function namedLike(sql: Sql, typed: string, reader: number): Promise<Candidate[]> {
  const [key] = await sql.query<{ text: string; literal: string }>(
    `select ${folded('$1::text')} as text, ${literally('$1::text')} as literal`,
    [typed],
  )
  const { text, literal } = key!
  if (text === '') return []
  const isShort = Array.from(text).length < LEAST_LETTERS
  const pattern = `${isShort ? '' : '%'}${literal}%`
  const own = reader > 0 ? await sql.query<Candidate>(followed, [reader, pattern, text]) : []
  // With a limit the planner would rather read everybody until it has found enough, which for a rare name is everybody.
  await sql.query('set local enable_seqscan = off')
  const starting = await sql.query<Candidate>(anybodyFrom, [text, text + LAST])
  await sql.query('set local enable_indexscan = off')
  const found = [
    ...own.map((one) => ({ ...one, followed: true as const })),
    ...(await sql.query<Candidate>(certified, [pattern, text])),
    ...starting,
  ]
  // Trigrams list all who have the name before the first is read. When so many begin with it, nobody else comes before them.
  return isShort || starting.length === CANDIDATES ? found : [...found, ...(await sql.query<Candidate>(anybody, [pattern, text]))]
}

/** The person whose number was typed. */
export async function candidateById(sql: Sql, typed: string): Promise<Candidate[]> {
  return sql.query<Candidate>(`${candidate('$1::text')} from account a where ${isShown('a')} and a.id = $2`, [typed, Number(typed)])
}

type Row = Omit<FoundPerson, 'avatar_thumb'>

/** One row of a list of people; `reader` is an SQL number, 0 for who is not signed in. */
const personColumns = (
  a: string,
  reader: string,
) => `${a}.id, ${a}.nicename as user_nicename, ${a}.avatar, ${a}.sex, ${a}.level, ${a}.level_anchor, ${fansOf(`${a}.id`)} as fans,
  (exists (select 1 from follow f where f.uid = ${reader} and f.touid = ${a}.id))::int as isattention,
  (${a}.certified_at is not null)::int as isauth, (s.stream is not null)::int as islive, coalesce(s.stream, '') as stream`
const liveShow = (a: string) => `left join read.show s on s.uid = ${a}.id and s.state = 'live'`

/**
 * Page by page: whom the reader follows first, then who is certified, so that nobody who took another's name stands before them; of those
 * who is on air, then whose name begins with what was typed, then by level. `nums` is how many there are in all.
 */
export async function orderPeople(
  sql: Sql,
  { candidates, reader, page }: { candidates: readonly Candidate[]; reader: number; page: number },
): Promise<{ people: FoundPerson[]; nums: number }> {
  const known = new Map(candidates.toReversed().map((one) => [one.id, one]))
  const others = [...known.values()].filter((one) => !one.followed).map(({ id }) => id)
  const ids = [...known.keys()]
  const onAir = await idsOf(sql, `select c.id from ${givenIds} join read.show s on s.uid = c.id and s.state = 'live'`, [ids])
  const followedEarlier =
    reader > 0 ? await idsOf(sql, `select c.id from ${givenIds} join follow f on f.uid = $2 and f.touid = c.id`, [others, reader]) : none
  const shown = new Set(reader > 0 ? await withoutBlocked(sql, reader, ids) : ids)
  const criteria = [
    (one: Candidate) => one.followed ?? followedEarlier.has(one.id),
    (one: Candidate) => one.certified,
    (one: Candidate) => onAir.has(one.id),
    (one: Candidate) => one.startsWith,
  ]
  const rankOf = (one: Candidate) => criteria.reduce((place, is) => place * 2 + (is(one) ? 0 : 1), 0)
  const ordered = [...known.values()]
    .filter(({ id }) => shown.has(id))
    .map((one) => ({ id: one.id, level: one.level, place: rankOf(one) }))
    .toSorted((a, b) => a.place - b.place || b.level - a.level || a.id - b.id)
  const chosen = ordered.slice((page - 1) * PAGE, page * PAGE).map(({ id }) => id)
  const rows = await sql.query<Row>(
    `select ${personColumns('a', '$2')} from unnest($1::int[]) with ordinality as c (id, place)
     join account a on a.id = c.id and ${isShown('a')} ${liveShow('a')} order by c.place`,
    [chosen, reader],
  )
  return { people: rows.map(personOf), nums: ordered.length }
}

/** `= any` would have the planner weigh each of them. */
const givenIds = 'unnest($1::int[]) c (id)'
const none: ReadonlySet<number> = new Set()
const idsOf = async (sql: Sql, statement: string, values: unknown[]): Promise<ReadonlySet<number>> =>
  new Set((await sql.query<{ id: number }>(statement, values)).map(({ id }) => id))

interface ListOf {
  uid: number
  /** Reader of the list: people hidden from them are left out. */
  reader: number
  page: number
}

/**
 * People this person follows: those on air first, then those followed last. Only as many are read as come before the page's end. `not in`
 * is looked up in a hash; `not exists` would go through all who are on air for each.
 */
export async function followedBy(sql: Sql, { uid, reader, page }: ListOf): Promise<FoundPerson[]> {
  const rows = await sql.query<Row>(
    `with onair as materialized (
       select o.touid, o.created_at from read.show s join follow o on o.uid = $1 and o.touid = s.uid join account a on a.id = o.touid
       where s.state = 'live' and ${isShown('a')} and not ${isHidden('a.id', '$3')}
     ), others as (
       select o.touid, o.created_at from follow o join account a on a.id = o.touid
       where o.uid = $1 and ${isShown('a')} and not ${isHidden('a.id', '$3')} and o.touid not in (select touid from onair)
       order by o.created_at desc, o.touid limit $2::int + ${PAGE}
     ), chosen as (
       select touid, 0 as place, created_at from onair union all select touid, 1, created_at from others
       order by place, created_at desc, touid limit ${PAGE} offset $2::int
     )
     select ${personColumns('a', '$3')} from chosen o join account a on a.id = o.touid ${liveShow('a')}
     order by o.place, o.created_at desc, a.id`,
    [uid, (page - 1) * PAGE, reader],
  )
  return rows.map(personOf)
}

/** Followers of this person, newest first. */
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

function personOf(row: Row): FoundPerson {
  const { id, user_nicename, avatar, sex, level, level_anchor, fans, isattention, isauth, islive, stream } = row
  return { id, user_nicename, avatar, avatar_thumb: thumbOf(avatar), sex, level, level_anchor, fans, isattention, isauth, islive, stream }
}
