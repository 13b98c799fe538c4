import { closePackOfEndedShow, packOf } from '../../core/ledger/index.ts'
import { addNotice } from '../../core/notice/index.ts'
import { type LoopMetrics, runLoop } from '../../platform/runLoop.ts'
import { type LiveDeps, newEvent } from '../../core/room/index.ts'
import { lockUnsettled, markSettled, settleable } from './red.store.ts'

const EVERY_MS = 1_000
const BATCH = 100

type SettleDeps = Pick<LiveDeps, 'db' | 'rooms'>

/**
 * Closes packs of shows that are over, and tells of every pack that is closed, whoever closed it: the sender what came back, the room
 * that it is over. The row's lock decides between workers, and all of it is one transaction: killed at any moment, it happens once.
 */
export async function settleReds({ db, rooms }: SettleDeps): Promise<'more' | void> {
  const due = await db.query((sql) => settleable(sql, BATCH))
  for (const id of due) {
    await db.transaction(async (sql) => {
      const red = await lockUnsettled(sql, id)
      if (!red) return
      if (red.ended) await closePackOfEndedShow(sql, id)
      const pack = await packOf(sql, id)
      if (!pack?.closed_at) return
      await markSettled(sql, id)
      if (pack.refunded! > 0n) {
        const data = { id: Number(id), coins: String(pack.refunded), total: String(pack.total), anchor: red.anchor }
        await addNotice(sql, red.uid, 'red_refund', data)
      }
      if (!red.ended) await rooms.publish(sql, red.stream, newEvent('redClosed', { redid: Number(id) }))
    })
  }
  return due.length === BATCH ? 'more' : undefined
}

export function runRedSettlement(deps: SettleDeps & Pick<LiveDeps, 'log'> & { metrics: LoopMetrics }, signal: AbortSignal): Promise<void> {
  const { log, metrics } = deps
  return runLoop({ name: 'redPacks', everyMs: EVERY_MS, signal, log, metrics, work: () => settleReds(deps) })
}
