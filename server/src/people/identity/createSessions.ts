import { createBatch } from '../../platform/createBatch.ts'
import type { Identity } from '../../platform/http/handler.ts'
import type { Postgres } from '../../platform/postgres.ts'
import { identifyMany } from './session.store.ts'

const KEPT_MS = 1_000
const MOST_KEPT = 50_000

export interface Sessions {
  /** A session that was looked up within the last second. */
  known(token: string): Identity | undefined
  /** Undefined for a token that opens nothing. */
  identify(token: string): Promise<Identity | undefined>
  /** The same from the database, for what a session that ended a moment ago must not do. */
  identifyNow(token: string): Promise<Identity | undefined>
}

/**
 * Valid sessions, kept for a second. The transaction that ends one or blocks somebody notifies every process (`functions/session.sql`); should that
 * be lost, the second bounds it. Tokens that open nothing are not kept.
 */
export function createSessions(db: Pick<Postgres, 'query' | 'listen'>): Sessions {
  /** Both in the order of their times, so what is too old stands first. `since` is before the database was asked. */
  const kept = new Map<string, { identity: Identity; since: number }>()
  const changed = new Map<number, number>()

  const identifyNow = createBatch<string, Identity | undefined>((tokens) => db.query((sql) => identifyMany(sql, tokens)))
  db.listen('session_changed', (uid) => {
    const now = performance.now()
    for (const [old, at] of changed) {
      if (at > now - KEPT_MS) break
      changed.delete(old)
    }
    changed.delete(Number(uid))
    changed.set(Number(uid), now)
  })

  function keep(token: string, identity: Identity, since: number): void {
    for (const [old, entry] of kept) {
      if (entry.since > since - KEPT_MS && kept.size < MOST_KEPT) break
      kept.delete(old)
    }
    kept.delete(token)
    kept.set(token, { identity, since })
  }

  return {
    identifyNow,
    known(token) {
      const found = kept.get(token)
      const isFresh = found && found.since > performance.now() - KEPT_MS && found.since > (changed.get(found.identity.uid) ?? -Infinity)
      return isFresh ? found.identity : undefined
    },
    async identify(token) {
      const since = performance.now()
      const identity = await identifyNow(token)
      if (identity) keep(token, identity, since)
      return identity
    },
  }
}
