import type { Linkmic } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import { answerMic } from './answerMic.ts'
import { askMic } from './askMic.ts'
import { cancelMic } from './cancelMic.ts'
import { cutMic } from './cutMic.ts'
import { getMicList } from './getMicList.ts'
import { inviteMic } from './inviteMic.ts'
import { isMic } from './isMic.ts'
import { joinMic } from './joinMic.ts'
import { leaveMic } from './leaveMic.ts'
import { muteMic } from './muteMic.ts'
import { setMic } from './setMic.ts'

export { personalData } from './personalData.ts'

export const linkmic = (deps: LiveDeps): Handlers<typeof Linkmic> => ({
  isMic: isMic(deps),
  setMic: setMic(deps),
  askMic: askMic(deps),
  cancelMic: cancelMic(deps),
  inviteMic: inviteMic(deps),
  answerMic: answerMic(deps),
  joinMic: joinMic(deps),
  leaveMic: leaveMic(deps),
  cutMic: cutMic(deps),
  muteMic: muteMic(deps),
  getMicList: getMicList(deps),
})
