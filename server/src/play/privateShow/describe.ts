import type { PrivatePerformance } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { cardsOf } from '../../people/user/index.ts'
import { flowedMs, freeMs, leftMs, ticksOf } from './mediaFlow.ts'
import { LOST_SECONDS } from './pollMedia.ts'
import { depositsOf, flowsOf, type PrivateRow, storedTicks } from './privateShow.store.ts'

const seconds = (at: Date | null) => Math.floor((at?.getTime() ?? 0) / 1000)

/** A private show as one of the two sees it. */
export async function describe(sql: Sql, row: PrivateRow, reader: number, minuteSeconds: number): Promise<PrivatePerformance> {
  const minuteMs = minuteSeconds * 1000
  const [flows, deposits, stored, cards] = await Promise.all([
    flowsOf(sql, row.id, true),
    depositsOf(sql, row.id),
    storedTicks(sql, row.id),
    cardsOf(sql, [row.anchor, row.uid]),
  ])
  const isFinal = row.billed !== null
  // While it is on, whole minutes only: a last one counts when it is over.
  const ticks = isFinal ? stored : ticksOf(flows, minuteMs, row.minutes).filter((tick) => tick.flowedMs >= minuteMs)
  const deposit = deposits.reduce((sum, { coins }) => sum + coins, 0n)
  const cost = row.coins ?? BigInt(ticks.length) * row.price
  const isOver = row.endedAt !== null
  return {
    id: Number(row.id),
    liveuid: row.anchor,
    stream: row.stream,
    host: cards.find(({ id }) => id === row.anchor)!,
    viewer: cards.find(({ id }) => id === row.uid)!,
    state: row.state,
    need_coin_min: String(row.price),
    minutes: row.minutes,
    deposit: String(deposit),
    length: minuteSeconds,
    free: Math.round(freeMs(minuteMs) / 1000),
    flowed: Math.floor(flowedMs(flows) / 1000),
    billed: row.billed ?? ticks.length,
    cost: String(cost),
    votes: reader === row.anchor ? String(row.votes ?? 0n) : '0',
    released: String(isFinal ? deposit - cost : 0n),
    left: isOver ? 0 : Math.ceil(leftMs(flows, minuteMs, row.minutes) / 1000),
    wait: waitOf(row),
    starttime: seconds(row.startedAt),
    endtime: seconds(row.endedAt),
    ended_by: row.endedBy ?? '',
    flows: isOver ? flows.map(({ from, to }) => ({ from: Math.floor(from / 1000), to: Math.floor(to / 1000) })) : [],
    ticks: (isOver ? ticks : []).map(({ minute, from, to, flowedMs: ms }) => ({
      minute,
      from: Math.floor(from / 1000),
      to: Math.floor(to / 1000),
      seconds: Math.round(ms / 1000),
    })),
    deposits: deposits.map(({ transfer, minutes, coins, paid, at }) => ({
      transfer: String(transfer),
      minutes,
      coin: String(coins),
      paid: String(paid ?? 0n),
      at: seconds(at),
    })),
  }
}

function waitOf({ state, answerLeft, missing }: PrivateRow): number {
  if (state === 'asked') return Math.ceil(answerLeft)
  return state === 'accepted' || state === 'paused' ? Math.max(0, Math.ceil(LOST_SECONDS - missing)) : 0
}
