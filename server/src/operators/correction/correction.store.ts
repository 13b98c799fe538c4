import type { CorrectionKind } from '@nimbo/contract/operator'
import type { Sql } from '../../platform/postgres.ts'

const PAGE = 50

export interface CorrectionRow {
  id: number
  kind: CorrectionKind
  uid: number
  user_nicename: string
  slot: number | null
  amount: bigint
  mends: bigint | null
  ref: string
  reason: string
  state: 'proposed' | 'done' | 'refused'
  proposed_by: string
  proposed: number
  decided_by: string
  decided: number
  note: string
  mine: boolean
}

export async function listCorrections(sql: Sql, operator: number, state: CorrectionRow['state'], page: number): Promise<CorrectionRow[]> {
  return sql.query<CorrectionRow>(
    `select c.id, c.kind, c.uid, a.nicename as user_nicename, c.slot, c.amount, c.mends, c.ref, c.reason, c.state, p.name as proposed_by,
       extract(epoch from c.proposed_at)::int as proposed, coalesce(d.name, '') as decided_by,
       coalesce(extract(epoch from c.decided_at)::int, 0) as decided, c.note, c.proposed_by = $1 as mine
     from correction c join read.account a on a.id = c.uid join read.operator p on p.id = c.proposed_by left join read.operator d on d.id = c.decided_by
     where c.state = $2 order by c.id desc limit $3 offset $4`,
    [operator, state, PAGE, (page - 1) * PAGE],
  )
}

export async function countProposed(sql: Sql): Promise<number> {
  return (await sql.query<{ n: number }>(`select count(*)::int as n from correction where state = 'proposed'`))[0]!.n
}

export interface NewCorrection {
  key: string
  kind: CorrectionKind
  uid: number
  slot: number | null
  amount: bigint
  mends: bigint | null
  ref: string
  reason: string
}
interface Proposed {
  outcome: 'ok' | 'no_session' | 'unproved' | 'no_account' | 'no_transfer'
  correction: number
}

/** Proposes as the operator whose session this is. */
export async function proposeCorrection(sql: Sql, session: Buffer, c: NewCorrection): Promise<Proposed> {
  const values = [session, c.key, c.kind, c.uid, c.slot, c.amount, c.mends, c.ref, c.reason]
  return (await sql.query<Proposed>('select * from propose_correction($1, $2, $3, $4, $5, $6, $7, $8, $9)', values))[0]!
}

export type DecisionOutcome =
  | 'ok'
  | 'no_session'
  | 'unproved'
  | 'no_correction'
  | 'decided'
  | 'same_operator'
  | 'no_transfer'
  | 'not_reversible'
  | 'reversed_already'
  | 'insufficient'
  | 'too_much'
  | 'unchanged'
  | 'no_account'

/** Decides as the operator whose session this is; approved, it is carried out in the same transaction. */
export async function decideCorrection(sql: Sql, session: Buffer, id: number, approve: boolean, note: string): Promise<DecisionOutcome> {
  const values = [session, id, approve, note]
  return (await sql.query<{ outcome: DecisionOutcome }>('select * from decide_correction($1, $2, $3, $4)', values))[0]!.outcome
}
