import { isInPrivateShow, type PrivateActor, type PrivateEffect, type PrivateEvent, privateShow, step } from '@nimbo/contract'
import { readShares, votesFor } from '../../money/economy/index.ts'
import { deriveKey, endPrivateDeposit, type Receiver } from '../../core/ledger/index.ts'
import { addJob } from '../../platform/jobs.ts'
import type { Sql } from '../../platform/postgres.ts'
import { newEvent, type RoomPublisher } from '../../core/room/index.ts'
import { type Tick, ticksOf } from './mediaFlow.ts'
import { depositsOf, flowsOf, lockPrivate, markPaid, moveTo, type PrivateRow, readPrivate, writeBill } from './privateShow.store.ts'

/** Found by what asked for it: a deposit is held before there is a row it could be named after. */
export const depositRef = (stream: string, uid: number, key: string): string => `private:${stream}:${uid}:${key}`

export interface TransitionDeps {
  rooms: RoomPublisher
  config: { minuteSeconds: number }
}

/**
 * One event of a private show in the caller's transaction: the state, the money, and what the room is told. The row is locked first and
 * the table decides, so of two that come at once the second finds what the first has made of it: it is answered that, and does nothing.
 */
export async function applyTransition(
  { rooms, config }: TransitionDeps,
  sql: Sql,
  id: bigint | number,
  event: PrivateEvent,
  actor: PrivateActor,
  consent: number | null = null,
): Promise<{ row: PrivateRow; taken: boolean } | undefined> {
  const row = await lockPrivate(sql, id)
  if (!row) return undefined
  const taken = step(privateShow, row.state, event, actor)
  if (!taken) return { row, taken: false }
  await moveTo(sql, row.id, taken.to, actor, consent)
  for (const effect of taken.effects ?? []) await take(effect)
  // Publishing rights of the anchor, and viewing by outsiders, follow from this.
  if (isInPrivateShow(row.state) !== isInPrivateShow(taken.to))
    await addJob(sql, 'clearMedia', { stream: row.stream }, 0, `clear:${row.stream}`)
  return { row: (await readPrivate(sql, row.id))!, taken: true }

  async function take(effect: PrivateEffect): Promise<void> {
    switch (effect) {
      case 'release':
        return pay(sql, row!, [])
      case 'settle': {
        const flows = await flowsOf(sql, row!.id, actor === 'anchor')
        return pay(sql, row!, ticksOf(flows, config.minuteSeconds * 1000, row!.minutes))
      }
      case 'tellAccept':
        return tell('privateAccepted')
      case 'tellDecline':
        return tell('privateDeclined')
      case 'tellStart':
        return tell('privateStarted')
      case 'tellEnd':
        return tell('privateEnded')
      // Askers hold the deposit before there is a row to lock.
      case 'hold':
      case 'tellAsk':
    }
  }
  async function tell(name: 'privateAccepted' | 'privateDeclined' | 'privateStarted' | 'privateEnded'): Promise<void> {
    const fields = { performanceid: Number(row!.id), need_coin_min: Number(row!.price) }
    await rooms.publish(sql, row!.stream, newEvent(name, fields))
  }
}

/** Ends every deposit once: the minutes are paid out of the first ones, the rest goes back. One whose time was over has gone back already. */
async function pay(sql: Sql, row: PrivateRow, ticks: readonly Tick[]): Promise<void> {
  const shares = await readShares(sql)
  let owed = BigInt(ticks.length) * row.price
  let [coins, votes] = [0n, 0n]
  for (const { n, key, coins: held } of await depositsOf(sql, row.id)) {
    const part = owed < held ? owed : held
    owed -= part
    const brings = votesFor(shares, 'minuteFee', part)
    const paid = part > 0n && (await end(sql, row, key, part, [{ uid: row.anchor, votes: brings }]))
    if (!paid) await end(sql, row, key, 0n, [])
    await markPaid(sql, row.id, n, paid ? part : 0n)
    if (!paid) continue
    coins += part
    votes += brings
  }
  await noteBill(sql, row, ticks, coins, votes)
}

async function noteBill(sql: Sql, { id, price }: PrivateRow, ticks: readonly Tick[], coins: bigint, votes: bigint): Promise<void> {
  const billed = Number(coins / price)
  if (billed > 0) await writeBill(sql, id, { billed, coins, votes, ticks: ticks.slice(0, billed) })
}

/** False when the ledger has ended it before, or the anchor is nobody any more. */
async function end(
  sql: Sql,
  { stream, uid }: PrivateRow,
  depositKey: string,
  coins: bigint,
  receivers: readonly Receiver[],
): Promise<boolean> {
  const ref = depositRef(stream, uid, depositKey)
  const name = `${coins > 0n ? 'paid' : 'released'}:${ref}`
  const { status } = await endPrivateDeposit(sql, { ref, key: deriveKey(name), request: `${name} ${coins}`, pay: coins, receivers })
  return status === 'ok'
}
