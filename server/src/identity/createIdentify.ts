import { type AnyCall, refuseCommon } from '@nimbo/contract'
import type { Identity } from '../platform/http/handler.ts'
import type { Limits } from '../platform/limit.ts'
import type { Database } from '../platform/postgres.ts'
import { identify } from './session.store.ts'
import { tokenKind } from './sessionToken.ts'

export interface IdentifyDeps {
  db: Database
  limits: Limits
  config: { codeKey: string }
}

/** Whose token this is. Made-up ones never reach the database; of those that cannot be told from made-up ones an address may try a few. */
export function createIdentify({ db, limits, config }: IdentifyDeps) {
  const unsigned = limits('unknownTokens')
  return async (token: string, call: AnyCall, ip: string): Promise<Identity | undefined> => {
    const kind = tokenKind(config.codeKey, token)
    if (kind === 'junk') return undefined
    if (kind === 'unsigned' && (await unsigned.isSpent(ip))) refuseCommon(call, 'TooMany')
    const identity = await db.query((sql) => identify(sql, token))
    if (!identity && kind === 'unsigned') await unsigned.count(ip)
    return identity
  }
}
