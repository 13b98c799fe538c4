import { listRooms } from '../shows/roomList/index.ts'
import type { Database, Sql } from '../platform/postgres.ts'
import { fansPage, followedBy, namedLike, orderPeople } from '../people/user/search.store.ts'
import { isFollowing, overviewOf } from '../people/user/user.store.ts'
import type { SeededPeople } from './seedPeople.ts'

type Query = (db: Database, people: SeededPeople) => Promise<unknown>

const search =
  (typed: string, who: 'reader' | 'stranger', page = 1): Query =>
  async (db, people) => {
    const reader = who === 'reader' ? people.reader : 0
    const candidates = await db.transaction((sql) => namedLike(sql, typed, reader))
    return db.query((sql) => orderPeople(sql, { candidates, reader, page }))
  }
const alone =
  (work: (sql: Sql, people: SeededPeople) => Promise<unknown>): Query =>
  (db, people) =>
    db.query((sql) => work(sql, people))

/** Everything that finds or lists people, as the calls ask it. A line here is measured by `pnpm bench people`, and its plans are kept by a test. */
export const peopleQueries: Record<string, Query> = {
  'search “maria”': search('maria', 'stranger'),
  'search “maria”, who follows 10,000': search('maria', 'reader'),
  'search “mar”, page 40': search('mar', 'reader', 40),
  'search “ma”': search('ma', 'reader'),
  'search “m”': search('m', 'stranger'),
  'search “silva”': search('silva', 'stranger'),
  'search “silva 4”': search('silva 4', 'reader'),
  'search of a name nobody has': search('qwxyz', 'reader'),
  'User.getFollowsList, page 1': alone((sql, { reader }) => followedBy(sql, { uid: reader, reader, page: 1 })),
  'User.getFollowsList, page 2': alone((sql, { reader }) => followedBy(sql, { uid: reader, reader, page: 2 })),
  'User.getFansList of whom all follow, page 1': alone((sql, { reader, popular }) => fansPage(sql, { uid: popular, reader, page: 1 })),
  'Home.getFollow': alone((sql, { reader }) => listRooms(sql, { order: 'score', page: 1, followedBy: reader }, '')),
  'is followed': alone((sql, { reader, popular }) => isFollowing(sql, reader, popular)),
  'profile and counts of whom all follow': alone((sql, { popular }) => overviewOf(sql, popular)),
}

/** Measured alone: among few people, reading all of them would be cheaper than looking up so many. */
export const deepPages: Record<string, Query> = {
  'User.getFollowsList, page 100': alone((sql, { reader }) => followedBy(sql, { uid: reader, reader, page: 100 })),
}

export interface PlanNode {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

/** A database that notes the plan of every statement before it runs it, with the values and settings it has. */
export function explaining(db: Database, note: (node: PlanNode) => void): Database {
  const watched = (sql: Sql): Sql => ({
    async query(text, values) {
      if (/^\s*(select|with)/i.test(text)) {
        const [row] = await sql.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${text}`, values)
        visit(row!['QUERY PLAN'][0].Plan, note)
      }
      return sql.query(text, values)
    },
  })
  return { query: (work) => db.query((sql) => work(watched(sql))), transaction: (work) => db.transaction((sql) => work(watched(sql))) }
}

function visit(node: PlanNode, note: (node: PlanNode) => void): void {
  note(node)
  for (const child of node.Plans ?? []) visit(child, note)
}

/** The ways a plan reaches tables, each once. */
export async function pathsOf(db: Database, people: SeededPeople, query: Query): Promise<string[]> {
  const paths = new Set<string>()
  await query(
    explaining(db, (node) => {
      const { 'Index Name': index, 'Relation Name': table, 'Node Type': type } = node
      if (index) paths.add(index)
      else if (table && type === 'Seq Scan') paths.add(`all of ${table}`)
    }),
    people,
  )
  return [...paths].toSorted()
}
