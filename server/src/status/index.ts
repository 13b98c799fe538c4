import type { Status } from '@nimbo/contract/operator'
import { listRooms } from '../live/index.ts'
import type { Handlers } from '../platform/http/handler.ts'
import { type Checks, runChecks } from '../platform/health.ts'
import type { Database } from '../platform/postgres.ts'
import { currentFunds } from '../payout/index.ts'

/** Operator's view of the whole: does every engine answer, and what is on air. */
export const status = (deps: { db: Database; checks: Checks }): Handlers<typeof Status> => ({
  async getStatus() {
    const engines = await runChecks(deps.checks)
    const rooms = await deps.db.read((tx) => listRooms(tx, { order: 'people', page: 1 }, '')).catch(() => [])
    const funds = await deps.db.read(currentFunds).catch(() => [])
    const viewers = rooms.reduce((sum, room) => sum + room.nums, 0)
    return { engines, funds, viewers, rooms, uptime: Math.floor(process.uptime()) }
  },
})
