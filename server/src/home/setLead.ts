import type { Home } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { HomeDeps } from './HomeDeps.ts'

export function setLead(_deps: HomeDeps): Handler<typeof Home.setLead> {
  return () => Promise.reject(new Error('Home.setLead is not there yet'))
}
