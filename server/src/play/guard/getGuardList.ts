import type { Guard } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { guardsPage } from './guard.store.ts'

export const getGuardList =
  ({ db }: Pick<LiveDeps, 'db'>): Handler<typeof Guard.getGuardList> =>
  ({ uid }, { liveuid, p }) =>
    db.query((sql) => guardsPage(sql, liveuid, uid, p))
