import type { Sql } from '../../platform/postgres.ts'

const PASSWORD_ROOM = 1

/** A link that people share. */
export type Subject = { kind: 'live'; stream: string } | { kind: 'user'; uid: number } | { kind: 'invite'; code: string }

/** Facts that a stranger may see of the person a link is about. Of a room with a password, only that it is there. */
export interface CardFacts {
  kind: Subject['kind']
  name: string
  avatar: string
  bio: string
  live: boolean
  locked: boolean
  title: string
  cover: string
}

interface Row {
  name: string
  avatar: string
  bio: string
  type: number | null
  title: string | null
  cover: string | null
}

const columns = `a.nicename as name, a.avatar, a.signature as bio, s.type, s.title, s.thumb as cover`
const isShown = 'a.disabled_at is null and a.cancelled_at is null'
const onAir = `left join read.show s on s.uid = a.id and s.state = 'live'`

/** Undefined for whoever is not there, is disabled or has left. */
export async function cardFacts(sql: Sql, subject: Subject): Promise<CardFacts | undefined> {
  const [row] = await find(sql, subject)
  if (!row) return undefined
  const { name, avatar, bio, type } = row
  const [live, locked] = [type !== null, type === PASSWORD_ROOM]
  const shown = live && !locked
  return { kind: subject.kind, name, avatar, bio, live, locked, title: shown ? row.title! : '', cover: shown ? row.cover! : '' }
}

function find(sql: Sql, subject: Subject): Promise<Row[]> {
  if (subject.kind === 'user')
    return sql.query<Row>(`select ${columns} from read.account a ${onAir} where a.id = $1 and ${isShown}`, [subject.uid])
  if (subject.kind === 'invite') {
    return sql.query<Row>(
      `select a.nicename as name, a.avatar, '' as bio, null as type, null as title, null as cover
       from read.invite_code i join read.account a on a.id = i.uid where i.code = $1 and ${isShown}`,
      [subject.code],
    )
  }
  return sql.query<Row>(
    `select ${columns} from read.show o join read.account a on a.id = o.uid left join read.show s on s.id = o.id and s.state = 'live' where o.stream = $1 and ${isShown}`,
    [subject.stream],
  )
}
