import type { Notice } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import type { Limits } from '../../platform/limit.ts'
import type { Database } from '../../platform/postgres.ts'
import { getChoices } from './getChoices.ts'
import { getLiveState } from './getLiveState.ts'
import { getNotices } from './getNotices.ts'
import { getUnseen } from './getUnseen.ts'
import { sendTest } from './sendTest.ts'
import { setChoice } from './setChoice.ts'
import { setQuiet } from './setQuiet.ts'
import { setSeen } from './setSeen.ts'

export { personalData } from './personalData.ts'
export { type Choice, choicesOf, moveQuiet } from './choice.store.ts'
export { purgeToldFollowers } from './follower.store.ts'
export { gatherAllFollowers } from './gatherAllFollowers.ts'
export { liveMessage } from './message.ts'
export { addNotice, markAnswered, purgeNotices } from './notice.store.ts'
export type { EndedWithdrawal, Words } from './NoticeData.ts'
export { isQuiet, zoneNamed } from './quiet.ts'
export { sendNotice } from './sendNotice.ts'
export { sendPushTest } from './sendTest.ts'

export const notice = (deps: { db: Database; limits: Limits }): Handlers<typeof Notice> => ({
  getNotices: getNotices(deps),
  getUnseen: getUnseen(deps),
  setSeen: setSeen(deps),
  getChoices: getChoices(deps),
  setChoice: setChoice(deps),
  setQuiet: setQuiet(deps),
  sendTest: sendTest(deps),
  getLiveState: getLiveState(deps),
})
