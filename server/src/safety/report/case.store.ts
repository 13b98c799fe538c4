import type { Language } from '@nimbo/contract'
import type { Decision, ReportCase, ReportFilter } from '@nimbo/contract/operator'
import type { Sql } from '../../platform/postgres.ts'
import type { StoredState } from '../../social/video/index.ts'

const PAGE = 50
const MINORS = 4
type Words = Record<Language, string>

export type CaseRow = Omit<ReportCase, 'class' | 'avatar_thumb' | 'video'> & {
  names: Words
  avatar: string
  show_id: bigint | null
  /** Object of the video it is about; null without one. `isPurged`: its files are gone. */
  object: string | null
  videoState: StoredState | null
  isPurged: boolean | null
}

const columns = `c.id, c.uid, a.nicename as user_nicename, a.avatar, a.level, r.names, r.severity, c.reports, c.show_id,
  v.object, v.state as "videoState", v.purged_at is not null as "isPurged",
  coalesce(s.stream, '') as stream, coalesce(s.title, v.title, '') as title, coalesce(s.thumb, '') as thumb,
  (coalesce(s.state, '') = 'live')::int as live, coalesce(s.viewers, 0) as viewers, extract(epoch from c.created_at)::int as created,
  extract(epoch from c.due_at)::int as due, coalesce(c.decision, '') as decision,
  coalesce(extract(epoch from c.decided_at)::int, 0) as decided, coalesce(o.name, '') as decided_by`
const from = `from report_case c join read.account a on a.id = c.uid join read.report_class r on r.id = c.class
  left join read.show s on s.id = c.show_id left join read.video v on v.id = c.video_id left join read.operator o on o.id = c.decided_by`

const filters: Readonly<Record<ReportFilter, string>> = {
  open: 'c.decision is null',
  live: `c.decision is null and s.state = 'live'`,
  minors: `c.decision is null and c.class = ${MINORS}`,
  decided: 'c.decision is not null',
}

export async function listCases(sql: Sql, state: ReportFilter, page: number): Promise<CaseRow[]> {
  const order = state === 'decided' ? 'c.decided_at desc' : 'c.due_at, c.id'
  return sql.query<CaseRow>(`select ${columns} ${from} where ${filters[state]} order by ${order} limit ${PAGE} offset $1`, [
    (page - 1) * PAGE,
  ])
}

export interface CaseCounts {
  open: number
  live: number
  minors: number
  overdue: number
  decided_today: number
  in_time: number
  median: number
}
export async function countCases(sql: Sql): Promise<CaseCounts> {
  const rows = await sql.query<CaseCounts>(
    `select w.*, d.* from (
       select count(*)::int as open, count(*) filter (where s.state = 'live')::int as live, count(*) filter (where c.class = ${MINORS})::int as minors,
         count(*) filter (where c.due_at < now())::int as overdue
       from report_case c left join read.show s on s.id = c.show_id where c.decision is null) w, (
       select count(*)::int as decided_today, count(*) filter (where c.decided_at <= c.due_at)::int as in_time,
         coalesce(percentile_cont(0.5) within group (order by extract(epoch from c.decided_at - c.created_at)), 0)::int as median
       from report_case c where c.decision is not null and c.decided_at >= date_trunc('day', now())) d`,
  )
  return rows[0]!
}

export interface CaseDetail extends CaseRow {
  certified: 0 | 1
  since: number
  starttime: number
  note: string
  reported: number
  upheld: number
  shows: number
}
export async function caseById(sql: Sql, id: number): Promise<CaseDetail | undefined> {
  const rows = await sql.query<CaseDetail>(
    `select ${columns}, (a.certified_at is not null)::int as certified, extract(epoch from a.created_at)::int as since,
       coalesce(extract(epoch from s.started_at)::int, 0) as starttime, c.note,
       (select coalesce(sum(k.reports), 0)::int from report_case k where k.uid = c.uid and k.id <> c.id) as reported,
       (select count(*)::int from report_case k where k.uid = c.uid and k.id <> c.id and k.decision <> 'dismiss') as upheld,
       (select count(*)::int from read.show w where w.uid = c.uid and w.started_at is not null) as shows
     ${from} where c.id = $1`,
    [id],
  )
  return rows[0]
}

const BEFORE = 40
const AFTER = 20
export interface EvidenceLine {
  seq: number
  at: number
  uid: number
  uname: string
  level: number
  ct: string
  hit: 0 | 1
  deleted: 0 | 1
  barrage: 0 | 1
}
/** Chat and barrages around the reports: a bounded stretch before the first and after the last. Deleted lines are evidence, too. */
export async function linesAround(sql: Sql, caseId: number): Promise<EvidenceLine[]> {
  return sql.query<EvidenceLine>(
    `select m.seq::int, extract(epoch from m.created_at)::int as at, m.uid, a.nicename as uname, a.level, m.content as ct,
       (m.uid = c.uid)::int as hit, m.deleted::int, m.barrage::int
     from report_case c cross join lateral (select min(r.seq) as lo, max(r.seq) as hi from report r where r.case_id = c.id) p
     cross join lateral (
       (select seq, uid, content, created_at, deleted_at is not null as deleted, false as barrage from read.message
        where show_id = c.show_id and seq between p.lo - ${BEFORE} and p.hi + ${AFTER} order by seq desc limit 200)
       union all
       (select seq, uid, content, created_at, false, true from read.barrage
        where show_id = c.show_id and seq between p.lo - ${BEFORE} and p.hi + ${AFTER} order by seq desc limit 100)) m
     join read.account a on a.id = m.uid where c.id = $1 order by m.created_at desc limit 300`,
    [caseId],
  )
}

export interface WrittenLine {
  reporter: number
  seq: number
  at: number
  uid: number
  uname: string
  ct: string
  image: string
  hit: 0 | 1
}
/** Messages of private conversations kept with the reports about them. */
export async function writtenTo(sql: Sql, caseId: number): Promise<WrittenLine[]> {
  return sql.query<WrittenLine>(
    `select r.uid as reporter, l.seq::float8 as seq, l.at, l.uid, a.nicename as uname, l.ct, l.image, (l.uid = c.uid)::int as hit
     from report_case c join report r on r.case_id = c.id and r.chat
     cross join lateral jsonb_to_recordset(r.lines) as l (seq bigint, at int, uid int, ct text, image text)
     join read.account a on a.id = l.uid where c.id = $1 order by r.id, l.seq limit 300`,
    [caseId],
  )
}

/** True if a picture of a private message was reported. */
export async function isEvidence(sql: Sql, image: string): Promise<boolean> {
  const rows = await sql.query('select 1 from report where chat and lines @> $1::jsonb limit 1', [JSON.stringify([{ image }])])
  return rows.length > 0
}

export interface Reporter {
  uid: number
  user_nicename: string
  avatar: string
  level: number
  names: Words
  content: string
  at: number
  upheld: number
  decided: number
}
/** With how often they were right before. */
export async function reportersOf(sql: Sql, caseId: number): Promise<Reporter[]> {
  return sql.query<Reporter>(
    `select r.uid, a.nicename as user_nicename, a.avatar, a.level, k.names, r.content, extract(epoch from r.created_at)::int as at,
       (select count(*)::int from report e join report_case f on f.id = e.case_id where e.uid = r.uid and f.decision <> 'dismiss') as upheld,
       (select count(*)::int from report e join report_case f on f.id = e.case_id where e.uid = r.uid and f.decision is not null) as decided
     from report r join read.account a on a.id = r.uid join read.report_class k on k.id = r.class where r.case_id = $1 order by r.id limit 50`,
    [caseId],
  )
}

interface Decided {
  outcome: 'ok' | 'no_session' | 'no_case' | 'decided' | 'no_rule' | 'not_on_air' | 'no_video'
  sanction: number | null
  person: number
  stream: string
}
export interface NewDecision {
  id: number
  decision: Decision
  reasonid: number
  banruleid: number
  note: string
}
/** Decision by the operator whose session this is. */
export async function decideCase(sql: Sql, session: Buffer, d: NewDecision): Promise<Decided> {
  const values = [session, d.id, d.decision, d.reasonid, d.banruleid, d.note]
  return (await sql.query<Decided>('select * from decide_report_case($1, $2, $3, $4, $5, $6)', values))[0]!
}
