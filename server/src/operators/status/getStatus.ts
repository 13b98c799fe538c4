import type { Status } from '@nimbo/contract/operator'
import { listRooms } from '../../shows/roomList/index.ts'
import { currentFunds } from '../../money/payout/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { CheckResult } from '../../platform/health.ts'
import type { Database } from '../../platform/postgres.ts'

export interface StatusDeps {
  db: Database
  engineChecks(): Promise<CheckResult[]>
}

/** For operators: health of the engines, payout wallets and live rooms. */
export function getStatus({ db, engineChecks }: StatusDeps): Handler<typeof Status.getStatus> {
  return async () => {
    const engines = await engineChecks()
    const rooms = await db.query((sql) => listRooms(sql, { order: 'score', page: 1 }, '')).catch(() => [])
    const funds = await db.query(currentFunds).catch(() => [])
    const viewers = rooms.reduce((sum, room) => sum + room.nums, 0)
    return { engines, funds, viewers, rooms, uptime: Math.floor(process.uptime()) }
  }
}
