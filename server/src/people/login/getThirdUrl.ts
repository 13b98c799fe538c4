import { Login, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function getThirdUrl({ third, limits }: Pick<LoginDeps, 'third' | 'limits'>): Handler<typeof Login.getThirdUrl> {
  const perAddress = limits('thirdUrls')

  return async ({ ip }, { type }) => {
    await perAddress.take(Login.getThirdUrl, ip)
    return (await third.begin(type)) ?? refuse(Login.getThirdUrl, 'NotOffered')
  }
}
