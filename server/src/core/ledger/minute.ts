import type { Sql } from '../../platform/postgres.ts'
import { deriveKey, type Intent, ops, type Outcome, type Receiver, receiverRows, requestHash } from './ledger.ts'

/** A minute somebody is billed for. It is reserved once, and captured or released once. */
export interface Minute {
  show: string
  uid: number
  minute: number
}

/** Sets the price of a minute aside. Another try after a refusal needs another key. */
export async function reserveMinute(sql: Sql, m: Minute & Pick<Intent, 'key'>, coins: bigint): Promise<Outcome> {
  const rows = await sql.query<Outcome>('select * from ledger.reserve_minute($1, $2, $3, $4::smallint, $5, $6, $7)', [
    m.uid,
    m.key,
    requestHash(`minute ${m.show} ${m.minute} ${coins}`),
    ops.minuteReserved,
    m.show,
    m.minute,
    coins,
  ])
  return rows[0]!
}

async function endMinute(sql: Sql, m: Minute, op: 'minuteFee' | 'minuteReleased', receivers: readonly Receiver[]): Promise<Outcome> {
  const list = JSON.stringify(receiverRows(receivers))
  const rows = await sql.query<Outcome>('select * from ledger.end_minute($1, $2, $3, $4::smallint, $5, $6, $7, $8)', [
    m.uid,
    deriveKey(`${op}:${m.show}:${m.uid}:${m.minute}`),
    requestHash(`${op} ${list}`),
    ops[op],
    m.show,
    m.minute,
    op === 'minuteFee',
    list,
  ])
  return rows[0]!
}

/** The minute happened: its price goes to the house, and votes to those who were on air. */
export const captureMinute = (sql: Sql, m: Minute, receivers: readonly Receiver[]) => endMinute(sql, m, 'minuteFee', receivers)

/** The minute did not happen: its price is free again. */
export const releaseMinute = (sql: Sql, m: Minute) => endMinute(sql, m, 'minuteReleased', [])
