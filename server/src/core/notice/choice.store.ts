import { type NoticeKind, noticeKinds, type NoticeTopic, topicOf } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import type { QuietHours } from './quiet.ts'

export interface Choice {
  pushOff: readonly NoticeTopic[]
  inboxOff: readonly NoticeTopic[]
  quiet: boolean
  hours: QuietHours
}

/** Default of people who chose nothing. */
const everything: Choice = { pushOff: [], inboxOff: [], quiet: false, hours: { from: 1380, to: 480, zone: '' } }

/** Kinds that a person's list shows. */
export const wantedKinds = ({ inboxOff }: Choice): NoticeKind[] => noticeKinds.filter((kind) => !inboxOff.includes(topicOf[kind]))

const columns = `push_off as "pushOff", inbox_off as "inboxOff", quiet,
  json_build_object('from', quiet_from, 'to', quiet_to, 'zone', zone) as hours`

export async function choiceOf(sql: Sql, uid: number): Promise<Choice> {
  return (await sql.query<Choice>(`select ${columns} from notice_choice where uid = $1`, [uid]))[0] ?? everything
}

export async function choicesOf(sql: Sql, uids: readonly number[]): Promise<(uid: number) => Choice> {
  const rows = await sql.query<Choice & { uid: number }>(`select uid, ${columns} from notice_choice where uid = any($1)`, [uids])
  const found = new Map(rows.map((row) => [row.uid, row]))
  return (uid) => found.get(uid) ?? everything
}

const offColumns = { push: 'push_off', inbox: 'inbox_off' } as const

export async function storeChoice(sql: Sql, uid: number, topic: NoticeTopic, channel: keyof typeof offColumns, on: boolean): Promise<void> {
  const off = offColumns[channel]
  await sql.query(
    `insert into notice_choice as c (uid, ${off}) values ($1, case when $3 then '{}' else array[$2] end)
     on conflict (uid) do update set ${off} = array_remove(c.${off}, $2) || excluded.${off}`,
    [uid, topic, on],
  )
}

export async function storeQuiet(sql: Sql, uid: number, quiet: boolean, { from, to, zone }: QuietHours): Promise<void> {
  await sql.query(
    `insert into notice_choice (uid, quiet, quiet_from, quiet_to, zone) values ($1, $2, $3, $4, $5)
     on conflict (uid) do update set quiet = excluded.quiet, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, zone = excluded.zone`,
    [uid, quiet, from, to, zone],
  )
}

/** Time zone of the quiet hours, which follows a person who travels. No change for people without quiet hours. */
export async function moveQuiet(sql: Sql, uid: number, zone: string): Promise<void> {
  await sql.query(`update notice_choice set zone = $2 where uid = $1 and zone not in ('', $2)`, [uid, zone])
}
