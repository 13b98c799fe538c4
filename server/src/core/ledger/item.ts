import type { Sql } from '../../platform/postgres.ts'
import type { OutboxRow } from '../room/index.ts'
import { type Intent, ops, type Outcome, type Receiver, receiverRows, requestHash } from './ledger.ts'

export interface Grant extends Intent {
  kind: number
  amount: number
  /** For good unless said otherwise. */
  lifeSeconds?: number
  ref?: string
}

/** Puts items into a backpack. The balance of the outcome is how many of the kind are there. */
export async function grantItem(sql: Sql, g: Grant): Promise<Outcome> {
  const rows = await sql.query<Outcome>(
    'select * from ledger.grant_item($1, $2, $3, $4::smallint, $5::smallint, $6, make_interval(secs => $7), $8)',
    [g.uid, g.key, requestHash(g.request), ops.itemGranted, g.kind, g.amount, g.lifeSeconds ?? null, g.ref ?? ''],
  )
  return rows[0]!
}

export interface ItemGift extends Intent {
  kind: number
  amount: number
  /** Votes up to what the kind of item is configured to bring, which is none unless somebody decided so. */
  receivers: readonly Receiver[]
  combo?: string
  ref?: string
  /** Leave if and only if the items do. */
  outbox?: readonly OutboxRow[]
}

/** A gift out of the backpack: items that expire first go first. */
export async function spendItem(sql: Sql, g: ItemGift): Promise<Outcome> {
  const rows = await sql.query<Outcome>('select * from ledger.spend_item($1, $2, $3, $4::smallint, $5::smallint, $6, $7, $8, $9, $10)', [
    g.uid,
    g.key,
    requestHash(g.request),
    ops.itemGift,
    g.kind,
    g.amount,
    JSON.stringify(receiverRows(g.receivers)),
    g.ref ?? '',
    g.outbox ? JSON.stringify(g.outbox) : null,
    g.combo ?? null,
  ])
  return rows[0]!
}

export interface BackpackItem {
  kind: number
  amount: bigint
  /** Time at which the earliest of them expire, and how many do then. */
  expires_at: Date | null
  expiring: bigint | null
}

export async function itemsOf(sql: Sql, uid: number): Promise<BackpackItem[]> {
  return sql.query<BackpackItem>('select * from ledger.items_of($1)', [uid])
}

export interface ItemLine {
  transfer: bigint
  op: number
  kind: number
  amount: bigint
  receivers: number[]
  ref: string
  at: Date
}

/** Items added to and taken from a backpack, newest first, before a transfer. */
export async function itemLines(sql: Sql, uid: number, page: { before?: bigint; limit: number }): Promise<ItemLine[]> {
  return sql.query<ItemLine>('select * from ledger.item_lines_of($1, $2, $3)', [uid, page.before ?? 2n ** 62n, page.limit])
}
