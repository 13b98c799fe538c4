import type { Live, Moderation } from '@nimbo/contract'
import type { Handlers } from '../platform/http/handler.ts'
import { changeLive } from './changeLive.ts'
import { changeLiveType } from './changeLiveType.ts'
import { checkLive } from './checkLive.ts'
import { checkLiveing } from './checkLiveing.ts'
import { createRoom } from './createRoom.ts'
import { enterRoom } from './enterRoom.ts'
import { getLiveInfo } from './getLiveInfo.ts'
import { getMessages } from './getMessages.ts'
import { getRoomToken } from './getRoomToken.ts'
import { getSDK } from './getSDK.ts'
import { getSnapshot } from './getSnapshot.ts'
import { getUserLists } from './getUserLists.ts'
import { light } from './light.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { sendBarrage } from './sendBarrage.ts'
import { roomCharge } from './roomCharge.ts'
import { sendMsg } from './sendMsg.ts'
import { stopInfo } from './stopInfo.ts'
import { stopRoom } from './stopRoom.ts'
import { timeCharge } from './timeCharge.ts'

export { isInShowOf } from './admission.store.ts'
export { listRooms } from './list.store.ts'
export type { RoomFilter } from './list.store.ts'
export { refreshAudience } from './refreshAudience.ts'
export { closeShow, endIfAnchorGone } from './endLive.ts'
export { reconcileMedia } from './reconcileMedia.ts'
export { sendGoLiveNotices } from './sendGoLiveNotices.ts'
export { publishChatPositions } from './publishChatPositions.ts'
export { addMediaHooks } from './mediaHooks.ts'
export { countMinutes, dismissAbsent, recordPresence } from './countMinutes.ts'
export { purgeMediaSpans } from './minute.store.ts'
export { clearMedia, leaveMedia, removeRevoked } from './removeRevoked.ts'
export { revokeAdmission, revokeBetween } from './revokeAdmission.ts'
export { openShowOf, setShowPin, setSlowSeconds, showByStream } from './show.store.ts'
export type { Show } from './show.store.ts'
export type { LiveDeps } from './LiveDeps.ts'

export const live = (deps: LiveDeps): Handlers<typeof Live> & Pick<Handlers<typeof Moderation>, 'sendBarrage'> => ({
  getSDK: getSDK(deps),
  createRoom: createRoom(deps),
  changeLive: changeLive(deps),
  checkLiveing: checkLiveing(deps),
  getLiveInfo: getLiveInfo(deps),
  stopRoom: stopRoom(deps),
  stopInfo: stopInfo(deps),
  checkLive: checkLive(deps),
  roomCharge: roomCharge(deps),
  timeCharge: timeCharge(deps),
  changeLiveType: changeLiveType(deps),
  enterRoom: enterRoom(deps),
  getRoomToken: getRoomToken(deps),
  getSnapshot: getSnapshot(deps),
  getMessages: getMessages(deps),
  getUserLists: getUserLists(deps),
  sendMsg: sendMsg(deps),
  light: light(deps),
  sendBarrage: sendBarrage(deps),
})
