import type { Live } from '@nimbo/contract'
import type { Handlers } from '../platform/http/handler.ts'
import { changeLive } from './changeLive.ts'
import { checkLive } from './checkLive.ts'
import { checkLiveing } from './checkLiveing.ts'
import { createRoom } from './createRoom.ts'
import { enterRoom } from './enterRoom.ts'
import { getMessages } from './getMessages.ts'
import { getRoomToken } from './getRoomToken.ts'
import { getSnapshot } from './getSnapshot.ts'
import { getUserLists } from './getUserLists.ts'
import { light } from './light.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { sendMsg } from './sendMsg.ts'
import { stopInfo } from './stopInfo.ts'
import { stopRoom } from './stopRoom.ts'

export { listRooms } from './list.store.ts'
export { refreshAudience } from './audience.ts'
export { endIfAnchorGone, endAbandoned } from './abandoned.ts'
export { leaveMedia } from './leaveMedia.ts'
export { tellFollowers } from './tellFollowers.ts'
export { remindRooms } from './remindRooms.ts'
export { addMediaHooks } from './mediaHooks.ts'
export type { LiveDeps } from './LiveDeps.ts'

export const live = (deps: LiveDeps): Handlers<typeof Live> => ({
  getSDK: async () => ({ livekit_url: deps.config.livekit.publicUrl, codec: 'h264' }),
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
