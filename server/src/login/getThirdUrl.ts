import { Login, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { createLimit } from '../platform/limit.ts'
import type { LoginDeps } from './LoginDeps.ts'

/** Many phones share one address behind carrier-grade NAT; an attempt costs one small row. */
const PER_ADDRESS = 300
const ADDRESS_SECONDS = 3600

export function getThirdUrl({ third }: Pick<LoginDeps, 'third'>): Handler<typeof Login.getThirdUrl> {
  const perAddress = createLimit(PER_ADDRESS, ADDRESS_SECONDS)

  return async ({ ip }, { type }) => {
    await perAddress.take(Login.getThirdUrl, ip)
    return (await third.begin(type)) ?? refuse(Login.getThirdUrl, 'NotOffered')
  }
}
