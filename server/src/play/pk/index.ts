import type { Pk } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import { answer } from './answer.ts'
import { cancel } from './cancel.ts'
import { getBattle } from './getBattle.ts'
import { getRivals } from './getRivals.ts'
import { invite } from './invite.ts'
import type { PkDeps } from './PkDeps.ts'
import { setSwitch } from './setSwitch.ts'
import { surrender } from './surrender.ts'
import { waive } from './waive.ts'

export { personalData } from './personalData.ts'
export { projectBattles } from './projectBattles.ts'
export { runBattles, watchBattles } from './runBattles.ts'

export const pk = (deps: PkDeps): Handlers<typeof Pk> => ({
  getRivals: getRivals(deps),
  invite: invite(deps),
  answer: answer(deps),
  cancel: cancel(deps),
  surrender: surrender(deps),
  waive: waive(deps),
  getBattle: getBattle(deps),
  setSwitch: setSwitch(deps),
})
