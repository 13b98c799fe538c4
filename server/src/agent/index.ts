import type { Agent } from '@nimbo/contract'
import type { Handlers } from '../platform/http/handler.ts'

const later = async (): Promise<never> => {
  throw new Error('not built')
}
export const agent = (_deps: object): Handlers<typeof Agent> => ({
  getCode: later,
  getRewards: later,
  getInvited: later,
  setInviter: later,
})
