import type { AppealGround, AppealState, AppealSubjectName } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'

const PAGE = 50
const DECISION_HOURS = 24

export interface AppealRow {
  state: AppealState
  ground: AppealGround
  text: string
  note: string
  sent: number
  decide_by: number
  decided: number
}

const columns = `a.state, a.ground, a.text, a.note, extract(epoch from a.created_at)::int as sent,
  extract(epoch from a.created_at + interval '${DECISION_HOURS} hours')::int as decide_by,
  coalesce(extract(epoch from a.decided_at)::int, 0) as decided`

/** Requests of one person come one after another: an appeal and a new application exclude each other. */
export async function lockPerson(sql: Sql, uid: number): Promise<void> {
  await sql.query('select lock_account($1)', [uid])
}

export async function ownAppeal(sql: Sql, uid: number, subject: AppealSubjectName, id: number): Promise<AppealRow | undefined> {
  const rows = await sql.query<AppealRow>(`select ${columns} from appeal a where a.subject = $1 and a.subject_id = $2 and a.uid = $3`, [
    subject,
    id,
    uid,
  ])
  return rows[0]
}

export interface NewAppeal {
  subject: AppealSubjectName
  id: number
  ground: AppealGround
  text: string
}
export async function insertAppeal(sql: Sql, uid: number, { subject, id, ground, text }: NewAppeal): Promise<void> {
  await sql.query('insert into appeal (subject, subject_id, uid, ground, text) values ($1, $2, $3, $4, $5)', [
    subject,
    id,
    uid,
    ground,
    text,
  ])
}

export interface QueuedAppeal extends AppealRow {
  id: number
  subject: AppealSubjectName
  subject_id: number
  uid: number
  user_nicename: string
  avatar: string
  acted_by: string
  decided_by: string
  mine: boolean
}

export async function listAppeals(sql: Sql, operator: number, state: AppealState, page: number): Promise<QueuedAppeal[]> {
  return sql.query<QueuedAppeal>(
    `select a.id, a.subject, a.subject_id, a.uid, p.nicename as user_nicename, p.avatar, ${columns}, coalesce(d.name, '') as decided_by,
       $1 = any (actors.ids) as mine,
       (select coalesce(string_agg(o.name, ', ' order by o.name), '') from read.operator o where o.id = any (actors.ids)) as acted_by
     from appeal a join read.account p on p.id = a.uid left join read.operator d on d.id = a.decided_by
       cross join lateral (select appeal_actors(a.subject, a.subject_id) as ids) actors
     where a.state = $2 order by a.id ${state === 'open' ? 'asc' : 'desc'} limit ${PAGE} offset $3`,
    [operator, state, (page - 1) * PAGE],
  )
}

export async function countOpen(sql: Sql): Promise<number> {
  return (await sql.query<{ n: number }>(`select count(*)::int as n from appeal where state = 'open'`))[0]!.n
}

export interface DecidedAppeal {
  outcome: 'ok' | 'no_session' | 'no_appeal' | 'decided' | 'same_operator'
  person: number
  subject: AppealSubjectName
  subject_id: number
}
/** Decides as the operator whose session this is. */
export async function decideAppeal(sql: Sql, session: Buffer, id: number, overturn: boolean, note: string): Promise<DecidedAppeal> {
  return (await sql.query<DecidedAppeal>('select * from decide_appeal($1, $2, $3, $4)', [session, id, overturn, note]))[0]!
}
