import type { Live } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import { changeLive } from './changeLive.ts'
import { changeLiveType } from './changeLiveType.ts'
import { checkLive } from './checkLive.ts'
import { checkLiveing } from './checkLiveing.ts'
import { createRoom } from './createRoom.ts'
import { enterRoom } from './enterRoom.ts'
import { getLiveInfo } from './getLiveInfo.ts'
import { getMessages } from './getMessages.ts'
import { getPreview } from './getPreview.ts'
import { getRoomToken } from './getRoomToken.ts'
import { getSDK } from './getSDK.ts'
import { getSnapshot } from './getSnapshot.ts'
import { getUserLists } from './getUserLists.ts'
import { getUserRank } from './getUserRank.ts'
import { light } from './light.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { roomCharge } from './roomCharge.ts'
import { sendMsg } from './sendMsg.ts'
import { stopInfo } from './stopInfo.ts'
import { stopRoom } from './stopRoom.ts'
import { timeCharge } from './timeCharge.ts'

export const live = (deps: LiveDeps): Handlers<typeof Live> => ({
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
  getPreview: getPreview(deps),
  getRoomToken: getRoomToken(deps),
  getSnapshot: getSnapshot(deps),
  getMessages: getMessages(deps),
  getUserLists: getUserLists(deps),
  getUserRank: getUserRank(deps),
  sendMsg: sendMsg(deps),
  light: light(deps),
})
