import type { EvidenceMessage } from '../../social/message/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { lastLines, type Reason } from '../../people/sanction/index.ts'

/** The show a report is about, if the person who reports was in it: nobody attaches a case to a room they never saw. */
export async function visitedShow(sql: Sql, stream: string, uid: number): Promise<{ id: bigint; messageSeq: number } | undefined> {
  if (stream === '') return undefined
  const rows = await sql.query<{ id: bigint; messageSeq: number }>(
    `select s.id, s.message_seq::int as "messageSeq" from read.show s join read.visit v on v.show_id = s.id and v.uid = $2 where s.stream = $1`,
    [stream, uid],
  )
  return rows[0]
}

/** The open case about a video of a person, made if there is none. */
export async function openVideoCase(sql: Sql, uid: number, videoId: number, reason: Reason): Promise<number> {
  const rows = await sql.query<{ id: number }>(
    `insert into report_case (uid, video_id, class, due_at) values ($1, $2, $3, now() + make_interval(secs => $4))
     on conflict (video_id) where decision is null and video_id is not null do update set reports = report_case.reports returning id`,
    [uid, videoId, reason.id, reason.dueSeconds],
  )
  return rows[0]!.id
}

/** The open case about a person in a show, made if there is none. The unique index decides a race; the row is locked from then on. */
export async function openCase(sql: Sql, uid: number, showId: bigint | null, reason: Reason): Promise<number> {
  const rows = await sql.query<{ id: number }>(
    `insert into report_case (uid, show_id, class, due_at) values ($1, $2, $3, now() + make_interval(secs => $4))
     on conflict (uid, coalesce(show_id, 0)) where decision is null and video_id is null do update set reports = report_case.reports returning id`,
    [uid, showId, reason.id, reason.dueSeconds],
  )
  return rows[0]!.id
}

export interface NewReport {
  caseId: number
  /** Reporter, and the person reported. */
  uid: number
  touid: number
  reason: Reason
  content: string
  show: { id: bigint; messageSeq: number } | undefined
  /** Private messages of the two, if the report is about them. */
  written: readonly EvidenceMessage[]
}
const KEPT_LINES = 10

/** One a person and case: the second brings a more urgent reason with its words, and what was written in private. The case takes the most urgent of its reasons. */
export async function addReport(sql: Sql, { caseId, uid, touid, reason, content, show, written }: NewReport): Promise<void> {
  const isChat = written.length > 0
  const lines = isChat ? '$6::jsonb' : lastLines('$6', '$7::bigint', KEPT_LINES)
  await sql.query(
    `insert into report (case_id, uid, class, content, seq, lines, chat) values ($1, $2, $3, $4, $5, ${lines}, ${isChat})
     on conflict (case_id, uid) do update set class = ${moreUrgent('excluded.class', 'report.class')},
       content = case when ${isRaised} and excluded.content <> '' then excluded.content else report.content end,
       seq = case when ${isRaised} and excluded.seq <> 0 then excluded.seq else report.seq end,
       lines = case when excluded.chat and not report.chat then excluded.lines else report.lines end, chat = report.chat or excluded.chat`,
    [caseId, uid, reason.id, content, show?.messageSeq ?? 0, ...(isChat ? [JSON.stringify(written)] : [touid, show?.id ?? null])],
  )
  await sql.query(
    `update report_case c set reports = (select count(*) from report r where r.case_id = c.id),
       class = ${moreUrgent('$2', 'c.class')}, due_at = least(c.due_at, now() + make_interval(secs => $3)) where c.id = $1`,
    [caseId, reason.id, reason.dueSeconds],
  )
}

/** By the time a reason leaves, never by what is left of a deadline: an old case would hide a new reason from its queue. */
const moreUrgent = (next: string, known: string) =>
  `(select k.id from read.report_class k where k.id in (${next}, ${known}) order by k.due_seconds, k.id <> ${known} limit 1)`
const isRaised = `${moreUrgent('excluded.class', 'report.class')} <> report.class`
