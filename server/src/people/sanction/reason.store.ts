import type { Language } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'

type Words = Record<Language, string>

/** Reason of a report or sanction, and the rule that was broken. */
export interface Reason {
  id: number
  kind: 'report' | 'room'
  rule: string
  severity: 'high' | 'medium' | 'low'
  dueSeconds: number
  names: Words
  hints: Words
  ruleNames: Words
}
const columns = 'id, kind, rule, severity, due_seconds as "dueSeconds", names, hints, rule_names as "ruleNames"'
/** The one for anything else. */
const OTHER = 6

export async function reasons(sql: Sql, kind: Reason['kind']): Promise<Reason[]> {
  return sql.query<Reason>(`select ${columns} from report_class where kind = $1 order by position`, [kind])
}

export async function reasonById(sql: Sql, id: number): Promise<Reason | undefined> {
  return (await sql.query<Reason>(`select ${columns} from report_class where id = $1`, [id]))[0]
}

/** Old clients send none, and rows come and go: what is not known is anything else. */
export async function reasonOrOther(sql: Sql, id: number): Promise<Reason> {
  const found = (await reasonById(sql, id)) ?? (await reasonById(sql, OTHER))
  if (!found) throw new Error(`report_class ${OTHER} is missing`)
  return found
}

/** Duration of a ban; no seconds: for good. */
export interface BanRule {
  id: number
  seconds: number | null
  names: Words
}

export async function banRules(sql: Sql): Promise<BanRule[]> {
  return sql.query<BanRule>('select id, seconds, names from ban_rule order by position')
}

export async function banRuleById(sql: Sql, id: number): Promise<BanRule | undefined> {
  return (await sql.query<BanRule>('select id, seconds, names from ban_rule where id = $1', [id]))[0]
}
