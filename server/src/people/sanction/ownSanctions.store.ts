import type { Language, Sanction } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'

type Words = Record<Language, string>

/** An appeal is taken for so many days. */
const APPEAL_DAYS = 14

/** SQL, of a `sanction` named x: what was lifted needs no appeal. */
export const stands = `(x.lifted_at is null or x.lift_reason = 'expired')`
/** SQL: until when it may be appealed; 0 once that is over. */
export const appealUntil = `case when x.created_at > now() - interval '${APPEAL_DAYS} days'
  then extract(epoch from x.created_at + interval '${APPEAL_DAYS} days')::int else 0 end`

type Row = Omit<Sanction, 'rule_name' | 'reason' | 'ban_rule'> & {
  uid: number
  texts: { rule: string; rule_name: Words; reason: Words; ban_rule?: Words }
}

/** A sanction as its person or an operator reads it: x is `sanction`. */
const columns = `x.id, x.uid, x.act, x.scope, x.texts, x.texts ->> 'rule' as rule,
  case when x.lift_reason = 'appeal' then 'overturned' when x.lifted_at is not null and x.lift_reason <> 'expired' then 'lifted'
    when x.lift_reason = 'expired' or x.expires_at <= now() or (x.scope = 'show' and s.state = 'ended') then 'expired' else 'active' end as state,
  case x.by_role when 'admin' then 'admin' when 'anchor' then 'anchor' else 'platform' end as by,
  coalesce(x.liveuid, 0) as liveuid, coalesce(h.nicename, '') as anchor, coalesce(s.stream, '') as stream, coalesce(s.title, v.title, '') as title,
  extract(epoch from x.created_at)::int as starttime, coalesce(extract(epoch from x.expires_at)::int, 0) as endtime, x.lines,
  coalesce(p.state, 'none') as appeal,
  coalesce(extract(epoch from p.created_at)::int, 0) as appealed, coalesce(extract(epoch from p.decided_at)::int, 0) as decided,
  coalesce(p.note, '') as appeal_note,
  case when p.id is null and ${stands} then ${appealUntil} else 0 end as appeal_until`
const joins = `left join read.show s on s.id = x.show_id left join read.account h on h.id = x.liveuid left join read.sanctioned_video v on v.id = x.video_id
  left join read.sanction_appeal p on p.sanction = x.id`

type InLanguage = Pick<Sanction, 'rule_name' | 'reason' | 'ban_rule'>

function read<R extends Row>(language: Language, row: R): R & InLanguage {
  const { rule_name: rule, reason, ban_rule: length } = row.texts
  return { ...row, rule_name: rule[language], reason: reason[language], ban_rule: length?.[language] ?? '' }
}

const OWN_PAGE = 20
const OPERATORS_PAGE = 50

/** Newest first; with `id` only that one. */
export async function sanctionsOf(sql: Sql, language: Language, uid: number, page: number, id = 0): Promise<Sanction[]> {
  const rows = await sql.query<Row>(
    `select ${columns} from sanction x ${joins} where x.uid = $1 and ($2 = 0 or x.id = $2) order by x.id desc limit $3 offset $4`,
    [uid, id, OWN_PAGE, (page - 1) * OWN_PAGE],
  )
  return rows.map((row) => read(language, row))
}

export type ReviewedSanction = Sanction & { uid: number; note: string; by_name: string }

/** For operators, whose names no other process reads: those of one person, or else those of the platform. */
export async function listSanctions(
  sql: Sql,
  language: Language,
  { uid, active, page }: { uid: number; active: boolean; page: number },
): Promise<ReviewedSanction[]> {
  const rows = await sql.query<Row & { note: string; by_name: string }>(
    `select ${columns}, x.note, coalesce(o.name, b.nicename, '') as by_name from sanction x ${joins}
       left join read.account b on b.id = x.by_uid left join read.operator o on o.id = x.by_operator where case when $1 = 0 then x.by_role in ('super', 'operator') else x.uid = $1 end
       and (not $2 or x.lifted_at is null and (x.expires_at is null or x.expires_at > now())) order by x.id desc limit $3 offset $4`,
    [uid, active, OPERATORS_PAGE, (page - 1) * OPERATORS_PAGE],
  )
  return rows.map((row) => read(language, row))
}
