import {
  type AnyCall,
  CommonRefusals,
  type Domain,
  type Envelope,
  faulted,
  languageOf,
  type Language,
  Refusal,
  refuseCommon,
  refused,
  succeeded,
} from '@nimbo/contract'
import type { Limits } from '../limit.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { type Database, isUnavailable } from '../postgres.ts'
import type { Credentials } from './credentials.ts'
import { type Fields, MalformedRequest } from './fields.ts'
import type { Caller, Handler, Identity } from './handler.ts'
import { type IdempotencyKey, idempotencyKey } from './idempotencyKey.ts'
import { checkSign } from './sign.ts'

/** Clients time out after 15 s and should get "busy" before. Money calls answer well within that, so that an old client never retries one that succeeded. */
const BUDGETS_MS = { query: 14_000, command: 14_000, money: 8_000 }

export interface DispatchDeps {
  db: Database
  limits: Limits
  /** Refuses the call where too many tokens are made up. */
  identify(token: string, call: AnyCall, ip: string): Promise<Identity | undefined>
  words(language: Language, call: AnyCall, reason: string): string
  log: Log
  metrics: Metrics
  signSalt: string
  budgetsMs?: typeof BUDGETS_MS
}
export interface Incoming {
  call: AnyCall
  fields: Fields
  credentials: Credentials | 'conflict'
  ip: string
  device: string
  requestId: string
  /** Runs the callback once the answer was delivered, and never if it was not. */
  whenDelivered(callback: () => Promise<void>): void
}
export type Dispatch = (incoming: Incoming) => Promise<Envelope>

type AnyHandler = (ctx: Caller & Partial<Identity>, input: unknown) => Promise<unknown>
/** Handlers by domain; the type of each domain already guarantees that none is missing. */
type HandlerMap = Readonly<Record<string, Readonly<Record<string, Handler<never>>>>>

export function createDispatch(domains: Readonly<Record<string, Domain>>, handlers: HandlerMap, deps: DispatchDeps): Dispatch {
  const byName = new Map<string, AnyHandler>()
  for (const [domain, calls] of Object.entries(domains)) {
    for (const [key, c] of Object.entries(calls)) byName.set(c.name, handlers[domain]![key] as unknown as AnyHandler)
  }
  const [perPerson, perAddress] = [deps.limits('callsOfPerson'), deps.limits('callsOfAddress')]

  async function answer(incoming: Incoming, language: Language): Promise<Envelope> {
    const arrivedAt = performance.now()
    const { call, fields, credentials, ip, device, requestId } = incoming
    const identity = await identityOf(call, credentials, ip, deps)
    // Before a call without a session is refused: tokens that do not hold count, too.
    await (identity ? perPerson.take(call, identity.uid) : perAddress.take(call, ip))
    if (!identity && call.auth === 'user') refuseCommon(call, 'SessionInvalid')
    checkSign(call, fields, deps.signSalt)
    const key = call.kind === 'money' && identity ? await idempotencyKey(deps.db, identity.uid, call, fields, arrivedAt) : undefined
    const input = parse(call, key ? new Map([...fields, ['client_request_id', key.key]]) : fields)
    const signal = AbortSignal.timeout((deps.budgetsMs ?? BUDGETS_MS)[call.kind])
    const handler = byName.get(call.name)!
    try {
      const output = await inBudget(call, signal, handler({ language, ip, device, requestId, signal, ...identity }, input))
      // Parsing the output drops every field the contract does not declare: nothing leaks by accident.
      const envelope = succeeded(call.output.parse(output))
      markDelivered(incoming, key)
      return envelope
    } catch (e) {
      if (e instanceof Refusal && e.code !== CommonRefusals.Busy) markDelivered(incoming, key)
      throw e
    }
  }

  /** Not for "Busy": the outcome is unknown then, and the next identical request is a retry. */
  function markDelivered(incoming: Incoming, key: IdempotencyKey | undefined): void {
    if (!key) return
    incoming.whenDelivered(() => key.answered().catch((e: unknown) => deps.log.warn({ err: e }, 'marking an answer as delivered failed')))
  }

  return async (incoming) => {
    const started = performance.now()
    const language = languageOf(incoming.fields.get('language'))
    let outcome = 'ok'
    try {
      return await answer(incoming, language)
    } catch (e) {
      if (e instanceof Refusal) {
        outcome = e.reason
        return refused(e.code, deps.words(language, incoming.call, e.reason), e.reason)
      }
      if (e instanceof MalformedRequest) {
        outcome = 'malformed'
        return faulted(400, e.message)
      }
      if (isUnavailable(e)) {
        outcome = 'Busy'
        deps.log.warn({ err: e, call: incoming.call.name, requestId: incoming.requestId }, 'database unavailable')
        return refused(CommonRefusals.Busy, deps.words(language, incoming.call, 'Busy'), 'Busy')
      }
      outcome = 'bug'
      deps.log.error({ err: e, call: incoming.call.name, requestId: incoming.requestId }, 'call failed')
      return faulted(500, `Something went wrong (${incoming.requestId})`)
    } finally {
      const ms = performance.now() - started
      deps.metrics.callSeconds.observe({ call: incoming.call.name, outcome }, ms / 1000)
      deps.log.info({ call: incoming.call.name, outcome, ms: Math.round(ms), requestId: incoming.requestId }, 'call')
    }
  }
}

async function identityOf(
  call: AnyCall,
  credentials: Credentials | 'conflict',
  ip: string,
  deps: DispatchDeps,
): Promise<Identity | undefined> {
  if (credentials === 'conflict') refuseCommon(call, 'SessionInvalid')
  const identity = credentials.token === undefined ? undefined : await deps.identify(credentials.token, call, ip)
  if (identity && credentials.uid !== undefined && credentials.uid !== identity.uid) refuseCommon(call, 'SessionInvalid')
  return identity
}

/** The schema drops unknown names; a wrong value is reported by its name, never echoed. */
function parse(call: AnyCall, fields: Fields): unknown {
  const parsed = call.input.safeParse(Object.fromEntries(fields))
  if (parsed.success) return parsed.data
  const names = [...new Set(parsed.error.issues.map((i: { path: PropertyKey[] }) => String(i.path[0] ?? '')))]
  throw new MalformedRequest(`wrong or missing: ${names.join(', ')}`)
}

function inBudget<T>(call: AnyCall, signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise: spent, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(new Refusal(call.name, 'Busy', CommonRefusals.Busy))
  signal.addEventListener('abort', onAbort, { once: true })
  return Promise.race([work, spent]).finally(() => signal.removeEventListener('abort', onAbort))
}
