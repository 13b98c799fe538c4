import type { StorageKey } from '../storage.ts'
import { createStoredList } from './storedList.ts'

/**
 * Pending request, stored on the device before it is sent: a retry, after a reload or in another tab, sends the same key and has one
 * effect.
 */
interface Pending {
  uid: number
  key: string
  /** Object the server made of it, such as an order; 0 until it has answered. */
  id: number
  /** Time the answer arrived, by this device's clock; 0 until then. */
  doneAt: number
}
export type PendingRequest<R> = R & Pending
export type Outcome = 'done' | 'refused' | 'unknown'

interface PendingRequestsOptions<R> {
  storageKey: StorageKey
  /** Kept when they are answered, for a page that was drawn before the answer and may send the same again. */
  keepAnswered?: boolean
  /** Most requests kept; the oldest is dropped. */
  limit: number
  /** The request's own fields, or undefined for text that is none. */
  parse: (raw: Record<string, unknown>) => R | undefined
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

function parseOne<R>(fields: Record<string, unknown>, parse: PendingRequestsOptions<R>['parse']): PendingRequest<R> | undefined {
  const { uid, key, id = 0, doneAt = 0 } = fields
  const request = parse(fields)
  if (!request || !isWhole(uid) || !isWhole(id) || !isWhole(doneAt) || typeof key !== 'string') return undefined
  return { ...request, uid, key, id, doneAt }
}

/** Money requests that may have been sent without their answer being seen. Read from the device each time: another tab's count too. */
export function createPendingRequests<R extends object>({ storageKey, keepAnswered = false, limit, parse }: PendingRequestsOptions<R>) {
  const stored = createStoredList<PendingRequest<R>>({ storageKey, limit, parse: (raw) => parseOne(raw, parse) })

  const list = (uid: number) => stored.read().filter((one) => one.uid === uid)
  const find = (uid: number, request: R) =>
    list(uid).findLast((one) => Object.entries(request).every(([name, value]) => (one as Record<string, unknown>)[name] === value))

  function add(uid: number, request: R): PendingRequest<R> {
    const made = { ...request, uid, key: crypto.randomUUID(), id: 0, doneAt: 0 }
    stored.write((all) => [...all, made])
    return made
  }
  /** A page drawn before the answer came does not know of it yet: for that page the answered request is still the same one. */
  function pendingOrNew(uid: number, request: R, drawnAt: number): PendingRequest<R> {
    const before = find(uid, request)
    return before && (before.doneAt === 0 || before.doneAt > drawnAt) ? before : add(uid, request)
  }

  function markAnswered(key: string, id = 0): void {
    stored.write((all) => all.map((one) => (one.key === key ? { ...one, id, doneAt: Date.now() } : one)))
  }
  function forget(key: string): void {
    stored.write((all) => all.filter((one) => one.key !== key))
  }
  const end = keepAnswered ? markAnswered : forget

  return {
    /** A person's, newest last. */
    list,
    find,
    add,
    markAnswered,
    forget,
    /** A refusal is an answer and ends the request. Any other failure leaves its outcome open: the same request is sent under the same key. */
    async settle<A>(key: string, isRefusal: (error: unknown) => boolean, send: () => Promise<A>): Promise<A> {
      try {
        const answer = await send()
        end(key)
        return answer
      } catch (error) {
        if (isRefusal(error)) forget(key)
        throw error
      }
    },
    /** Outcome of a request whose answer never arrived, according to the server. */
    async outcome(key: string, ask: (key: string) => Promise<{ state: Outcome }>): Promise<Outcome> {
      const { state } = await ask(key)
      if (state === 'done') end(key)
      if (state === 'refused') forget(key)
      return state
    },
    /** The newest without an answer. */
    unanswered: (uid: number) => list(uid).findLast(({ doneAt }) => doneAt === 0),
    /** Two tabs at the same moment take turns, so that the second finds what the first stored. Browsers that deny storage deny locks. */
    async findOrAdd(uid: number, request: R, drawnAt = Infinity): Promise<PendingRequest<R>> {
      const take = () => pendingOrNew(uid, request, drawnAt)
      return 'locks' in navigator ? navigator.locks.request(storageKey, take).catch(take) : take()
    },
    forgetId(id: number): void {
      if (stored.read().some((one) => one.id === id)) stored.write((all) => all.filter((one) => one.id !== id))
    },
  }
}
