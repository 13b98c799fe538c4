import type { Guard } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import { buyGuard } from './buyGuard.ts'
import { getGuardList } from './getGuardList.ts'
import { getList } from './getList.ts'

export { personalData } from './personalData.ts'
export { guardEnd, guardsOf } from './guard.store.ts'

export const guard = (deps: Pick<LiveDeps, 'db'>): Handlers<typeof Guard> => ({
  getList: getList(deps),
  getGuardList: getGuardList(deps),
  buyGuard: buyGuard(deps),
})
