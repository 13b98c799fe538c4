import type { Live } from '@nimbo/contract'
import type { Handlers } from '../platform/http/handler.ts'
import { changeLive } from './changeLive.ts'
import { checkLive } from './checkLive.ts'
import { checkLiveing } from './checkLiveing.ts'
import { createRoom } from './createRoom.ts'
import { enterRoom } from './enterRoom.ts'
import { getMessages } from './getMessages.ts'
import { getRoomToken } from './getRoomToken.ts'
import { getSDK } from './getSDK.ts'
import { getSnapshot } from './getSnapshot.ts'
import { getUserLists } from './getUserLists.ts'
import { light } from './light.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { sendMsg } from './sendMsg.ts'
import { stopInfo } from './stopInfo.ts'
import { stopRoom } from './stopRoom.ts'

export { listRooms } from './list.store.ts'
export type { RoomFilter } from './list.store.ts'
export { refreshAudience } from './refreshAudience.ts'
export { endIfAnchorGone } from './endLive.ts'
export { reconcileMedia } from './reconcileMedia.ts'
export { sendGoLiveNotices } from './sendGoLiveNotices.ts'
export { publishChatPositions } from './publishChatPositions.ts'
export { addMediaHooks } from './mediaHooks.ts'
export { leaveMedia, removeRevoked } from './removeRevoked.ts'
export type { LiveDeps } from './LiveDeps.ts'

export const live = (deps: LiveDeps): Handlers<typeof Live> => ({
  getSDK: getSDK(deps),
  createRoom: createRoom(deps),
  changeLive: changeLive(deps),
  checkLiveing: checkLiveing(deps),
  stopRoom: stopRoom(deps),
  stopInfo: stopInfo(deps),
  checkLive: checkLive(deps),
  enterRoom: enterRoom(deps),
  getRoomToken: getRoomToken(deps),
  getSnapshot: getSnapshot(deps),
  getMessages: getMessages(deps),
  getUserLists: getUserLists(deps),
  sendMsg: sendMsg(deps),
  light: light(deps),
})
