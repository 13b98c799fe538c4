import { type AnyCall, refuseCommon } from '@nimbo/contract'
import type { Identity } from '../../platform/http/handler.ts'
import type { Limits } from '../../platform/limit.ts'
import type { Sessions } from './createSessions.ts'
import { tokenKind } from './sessionToken.ts'

export interface IdentifyDeps {
  sessions: Sessions
  limits: Limits
  config: { codeKey: string }
}

type Found = Identity | undefined

/**
 * Identity behind a token. Made-up ones never reach the database; of those that cannot be told from made-up ones an address may try a few.
 */
export function createIdentify({ sessions, limits, config }: IdentifyDeps) {
  const unsigned = limits('unknownTokens')

  async function lookUp(token: string, call: AnyCall, ip: string, look: (token: string) => Promise<Found>): Promise<Found> {
    const kind = tokenKind(config.codeKey, token)
    if (kind === 'junk') return undefined
    if (kind === 'unsigned' && (await unsigned.isSpent(ip))) refuseCommon(call, 'TooMany')
    const identity = await look(token)
    if (!identity && kind === 'unsigned') await unsigned.count(ip)
    return identity
  }

  return {
    identify: (token: string, call: AnyCall, ip: string): Found | Promise<Found> =>
      sessions.known(token) ?? lookUp(token, call, ip, sessions.identify),
    identifyNow: (token: string, call: AnyCall, ip: string): Promise<Found> => lookUp(token, call, ip, sessions.identifyNow),
  }
}
