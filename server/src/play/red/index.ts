import type { Red } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import { getDraw } from './getDraw.ts'
import { getRedList } from './getRedList.ts'
import { getRedRobList } from './getRedRobList.ts'
import { robRed } from './robRed.ts'
import { sendRed } from './sendRed.ts'

export { personalData } from './personalData.ts'
export { runRedSettlement, settleReds } from './settleReds.ts'

export const red = (deps: LiveDeps): Handlers<typeof Red> => ({
  sendRed: sendRed(deps),
  getRedList: getRedList(deps),
  robRed: robRed(deps),
  getRedRobList: getRedRobList(deps),
  getDraw: getDraw(deps),
})
