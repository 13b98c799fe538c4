import type { Agent } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import type { AgentDeps } from './AgentDeps.ts'
import { getCode } from './getCode.ts'
import { getInvited } from './getInvited.ts'
import { getRewards } from './getRewards.ts'
import { setInviter } from './setInviter.ts'

export { personalData } from './personalData.ts'
export { payDueRewards, runRewardPayments } from './payDueRewards.ts'
export { addRewardFor, reduceRewardFor } from './reward.ts'

export const agent = (deps: AgentDeps): Handlers<typeof Agent> => ({
  getCode: getCode(deps),
  getRewards: getRewards(deps),
  getInvited: getInvited(deps),
  setInviter: setInviter(deps),
})
