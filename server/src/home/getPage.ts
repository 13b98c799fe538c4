import type { Home } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { HomeDeps } from './HomeDeps.ts'

export function getPage(_deps: HomeDeps): Handler<typeof Home.getPage> {
  return () => Promise.reject(new Error('Home.getPage is not there yet'))
}
