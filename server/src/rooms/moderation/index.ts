import type { Livemanage, Moderation } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import { cancelKick } from './cancelKick.ts'
import { cancelShut } from './cancelShut.ts'
import { delMsg } from './delMsg.ts'
import { getActivity } from './getActivity.ts'
import { getAdminList } from './getAdminList.ts'
import { getKickList } from './getKickList.ts'
import { getLiveBanRules } from './getLiveBanRules.ts'
import { getPop } from './getPop.ts'
import { getShutList } from './getShutList.ts'
import { kicking } from './kicking.ts'
import { setAdmin } from './setAdmin.ts'
import { setPin } from './setPin.ts'
import { setShutUp } from './setShutUp.ts'
import { setSlowMode } from './setSlowMode.ts'
import { superStopRoom } from './superStopRoom.ts'

export { personalData } from './personalData.ts'
export { closeByPlatform } from './closeByPlatform.ts'
export { isManagerOf, managed } from './managed.ts'
export { publishMute } from './publishMute.ts'
export { unsetAdminsBetween } from './setAdmin.ts'

export const moderation = (deps: LiveDeps): Handlers<typeof Moderation> => ({
  getPop: getPop(deps),
  kicking: kicking(deps),
  setShutUp: setShutUp(deps),
  superStopRoom: superStopRoom(deps),
  getLiveBanRules: getLiveBanRules(deps),
  setAdmin: setAdmin(deps),
  getAdminList: getAdminList(deps),
  setSlowMode: setSlowMode(deps),
  setPin: setPin(deps),
  delMsg: delMsg(deps),
})

export const livemanage = (deps: LiveDeps): Handlers<typeof Livemanage> => ({
  getShutList: getShutList(deps),
  cancelShut: cancelShut(deps),
  getKickList: getKickList(deps),
  cancelKick: cancelKick(deps),
  getActivity: getActivity(deps),
})
