import type { PrivateShow } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import { dealPrivatePerformance } from './dealPrivatePerformance.ts'
import { endPrivatePerformance } from './endPrivatePerformance.ts'
import { extendPrivatePerformance } from './extendPrivatePerformance.ts'
import { getPrivatePerformance } from './getPrivatePerformance.ts'
import { getPrivateToken } from './getPrivateToken.ts'
import { reqPrivatePerformance } from './reqPrivatePerformance.ts'
import { setPrivatePerformance } from './setPrivatePerformance.ts'

export { personalData } from './personalData.ts'
export { closeEndedRooms, onPrivateMedia, runPrivateShows } from './pollMedia.ts'
export { openPrivateOf, purgePrivateSpans } from './privateShow.store.ts'

export const privateShows = (deps: LiveDeps): Handlers<typeof PrivateShow> => ({
  setPrivatePerformance: setPrivatePerformance(deps),
  reqPrivatePerformance: reqPrivatePerformance(deps),
  dealPrivatePerformance: dealPrivatePerformance(deps),
  extendPrivatePerformance: extendPrivatePerformance(deps),
  endPrivatePerformance: endPrivatePerformance(deps),
  getPrivatePerformance: getPrivatePerformance(deps),
  getPrivateToken: getPrivateToken(deps),
})
