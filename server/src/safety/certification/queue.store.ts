import type { certificationDecisions, CertificationFilter } from '@nimbo/contract/operator'
import { type Language, languages } from '@nimbo/contract'
import type { Words } from '../../core/notice/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { phoneOf } from '../../people/user/index.ts'
import { type CertificationRow, DECISION_HOURS } from './certification.store.ts'

const PAGE = 50

export interface QueueRow {
  id: number
  uid: number
  nicename: string
  avatar: string
  realName: string
  nationality: string
  age: number
  sent: number
  decideBy: number
  attempt: number
}

const columns = `c.id, c.uid, a.nicename, a.avatar, c.real_name as "realName", c.nationality, coalesce(years_old(c.birthday), 0) as age,
  extract(epoch from c.sent_at)::int as sent, extract(epoch from c.sent_at + interval '${DECISION_HOURS} hours')::int as "decideBy",
  (select count(*)::int from certification b where b.uid = c.uid and b.id <= c.id) as attempt`
/** Applications that wait, without those of people who are about to delete their account. */
const waiting = `from certification c join read.account a on a.id = c.uid where c.state = 'pending' and a.cancelled_at is null`
const again = 'exists (select 1 from certification b where b.uid = c.uid and b.id < c.id)'
const young = 'years_old(c.birthday) < 19'
const filters: Record<CertificationFilter, string> = { all: 'true', again, young }

export async function listQueue(sql: Sql, filter: CertificationFilter, page: number): Promise<QueueRow[]> {
  return sql.query<QueueRow>(`select ${columns} ${waiting} and ${filters[filter]} order by c.id limit ${PAGE} offset $1`, [
    (page - 1) * PAGE,
  ])
}

export interface QueueCounts {
  waiting: number
  again: number
  young: number
}
export async function queueCounts(sql: Sql): Promise<QueueCounts> {
  const rows = await sql.query<QueueCounts>(
    `select count(*)::int as waiting, count(*) filter (where ${again})::int as again, count(*) filter (where ${young})::int as young ${waiting}`,
  )
  return rows[0]!
}

export interface DecisionFigures {
  decided_today: number
  approved_today: number
  median: number
}
/** Figures of the first decisions of the last week; appeals have their own queue. */
export async function decisionFigures(sql: Sql): Promise<DecisionFigures> {
  const today = `d.at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`
  const rows = await sql.query<DecisionFigures>(
    `select count(*) filter (where ${today})::int as decided_today,
       count(*) filter (where ${today} and d.decision = 'approve')::int as approved_today,
       coalesce(percentile_cont(0.5) within group (order by extract(epoch from d.at - c.sent_at))::int, 0) as median
     from certification c join certification_decision d on d.certification = c.id and d.decision <> 'overturn'
     where c.decided_at > now() - interval '7 days'`,
  )
  return rows[0]!
}

export interface DetailRow extends QueueRow {
  state: CertificationRow['state']
  sex: number
  birthday: string
  phone: string
  phoneVerified: boolean
  contactType: CertificationRow['contactType']
  contact: string
  consent: string
  language: Language
  hasPhoto: boolean
  registered: number
  disabled: boolean
}

export async function findCertification(sql: Sql, id: number): Promise<DetailRow | undefined> {
  const rows = await sql.query<Omit<DetailRow, 'phoneVerified'>>(
    `select ${columns}, c.state, c.sex, coalesce(c.birthday::text, '') as birthday, c.phone, c.contact_type as "contactType", c.contact, c.consent, c.language, c.has_photo as "hasPhoto",
       extract(epoch from a.created_at)::int as registered, a.disabled_at is not null as disabled
     from certification c join read.account a on a.id = c.uid where c.id = $1`,
    [id],
  )
  const row = rows[0]
  return row && { ...row, phoneVerified: row.phone === (await phoneOf(sql, row.uid)).phone }
}

export interface SamePerson {
  uid: number
  user_nicename: string
  certified: boolean
}
export async function samePeople(sql: Sql, { uid, realName, birthday, contact }: DetailRow): Promise<SamePerson[]> {
  return sql.query<SamePerson>(
    `select distinct a.id as uid, a.nicename as user_nicename, a.certified_at is not null as certified
     from certification c join read.account a on a.id = c.uid
     where c.uid <> $1 and ((lower(c.real_name) = lower($2) and c.birthday = nullif($3, '')::date) or (c.contact = $4 and $4 <> ''))
     order by 1 limit 5`,
    [uid, realName, birthday, contact],
  )
}

export interface HistoryRow {
  id: number
  sent: number
  decision: (typeof certificationDecisions)[number] | ''
  reason: string
  note: string
  name: string
  at: number
}
/** All applications of the person and what was decided about them, newest first. */
export async function historyOf(sql: Sql, uid: number): Promise<HistoryRow[]> {
  return sql.query<HistoryRow>(
    `select c.id, extract(epoch from c.sent_at)::int as sent, coalesce(d.decision, '') as decision, coalesce(r.name, '') as reason,
       coalesce(d.note, '') as note, coalesce(o.name, '') as name, coalesce(extract(epoch from d.at)::int, 0) as at
     from certification c left join certification_decision d on d.certification = c.id left join certification_reason r on r.code = d.reason
       left join read.operator o on o.id = d.operator
     where c.uid = $1 order by c.id desc, d.id desc limit 20`,
    [uid],
  )
}

export interface ReasonRow {
  code: string
  name: string
  text: string
  advice: string
}
export async function listReasons(sql: Sql, language: Language): Promise<ReasonRow[]> {
  return sql.query<ReasonRow>(
    `select code, name, texts -> $1::text ->> 'title' as text, texts -> $1::text ->> 'advice' as advice from certification_reason order by position`,
    [language],
  )
}

/** A reason as the person reads it, in every language. */
export async function reasonWords(sql: Sql, code: string): Promise<Words> {
  const [row] = await sql.query<{ texts: Record<Language, { title: string; advice: string }> }>(
    'select texts from certification_reason where code = $1',
    [code],
  )
  const { texts } = row!
  const wordsIn = (language: Language) => `${texts[language].title}${language.startsWith('zh') ? '。' : '. '}${texts[language].advice}`
  return Object.fromEntries(languages.map((language) => [language, wordsIn(language)])) as Words
}

export interface Decided {
  outcome: 'ok' | 'no_session' | 'no_application' | 'decided' | 'too_young' | 'no_reason'
  person: number
}
/** Decides as the operator whose session this is. */
export async function decideCertification(
  sql: Sql,
  session: Buffer,
  id: number,
  reason: string | undefined,
  note: string,
): Promise<Decided> {
  const values = [session, id, reason === undefined, reason ?? null, note]
  return (await sql.query<Decided>('select * from decide_certification($1, $2, $3, $4, $5)', values))[0]!
}
