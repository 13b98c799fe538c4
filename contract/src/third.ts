import * as z from 'zod/mini'
import { optionalText } from './scalars.ts'

/** Companies a person may sign in with. `twitter` is X under the name clients know. */
export const thirdTypes = ['google', 'apple', 'twitter', 'facebook'] as const
export type ThirdType = (typeof thirdTypes)[number]
export const thirdType = z.enum(thirdTypes)

/**
 * Proof that comes back from another company. A page brings `code`; a wrapper that asked the phone brings `access_token` (Google and
 * Apple: the id_token) with `openid`. Either way `state` names the sign-in that `Login.getThirdUrl` began, and is good once.
 */
export const thirdProof = {
  type: thirdType,
  state: optionalText(200),
  code: optionalText(2048),
  access_token: optionalText(8192),
  openid: optionalText(200),
}
