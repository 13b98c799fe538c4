import type { Livegame } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import { anchorTaskOperation } from './anchorTaskOperation.ts'
import { deleteWishingWell } from './deleteWishingWell.ts'
import { getLiveAnchorTaskInfo } from './getLiveAnchorTaskInfo.ts'
import { getWishingWellList } from './getWishingWellList.ts'
import { giveATip } from './giveATip.ts'
import { setLiveAnchorTask } from './setLiveAnchorTask.ts'
import { setWishingWell } from './setWishingWell.ts'
import { sureWishingWellComplete } from './sureWishingWellComplete.ts'

export { personalData } from './personalData.ts'
export { settleGoals } from './settleGoals.ts'

export const livegame = (deps: LiveDeps): Handlers<typeof Livegame> => ({
  setLiveAnchorTask: setLiveAnchorTask(deps),
  getLiveAnchorTaskInfo: getLiveAnchorTaskInfo(deps),
  anchorTaskOperation: anchorTaskOperation(deps),
  setWishingWell: setWishingWell(deps),
  getWishingWellList: getWishingWellList(deps),
  giveATip: giveATip(deps),
  sureWishingWellComplete: sureWishingWellComplete(deps),
  deleteWishingWell: deleteWishingWell(deps),
})
