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
import { budgets } from '../budgets.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { type Database, isUnavailable } from '../postgres.ts'
import { OneSecondCache } from '../OneSecondCache.ts'
import { addressKey } from './addressKey.ts'
import { CallLimit } from './CallLimit.ts'
import type { Credentials } from './credentials.ts'
import { Deadlines } from './Deadlines.ts'
import { deviceOf } from './device.ts'
import { type Fields, MalformedRequest } from './fields.ts'
import type { Caller, Handler, Identity } from './handler.ts'
import { createIdempotencyKeys } from './idempotencyKey.ts'
import { checkSign } from './sign.ts'

/** Clients time out after 15 s and should get "busy" before. Money calls answer well within that, so that an old client never retries one that succeeded. */
const BUDGETS_MS = { query: 14_000, command: 14_000, money: 8_000 }
/** A call that took longer is logged although nothing was wrong with its answer. */
const SLOW_MS = 500

type Identify = (token: string, call: AnyCall, ip: string) => Found | Promise<Found>
type Found = Identity | undefined

export interface DispatchDeps {
  db: Database
  /** Both refuse the call where too many tokens are made up. */
  identifyNow: Identify
  /** May be a second old; calls that move money do not use it. */
  identify?: Identify
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
  userAgent: string
  requestId: string
  /** Runs the callback when the last byte of the answer was handed to the network, and never if its connection broke before. */
  whenAnswered(callback: () => void): void
}
/** A string is an envelope as it is sent. */
export type Dispatch = (incoming: Incoming) => Promise<Envelope | string>

type AnyHandler = ((ctx: Caller & Partial<Identity>, input: unknown) => Promise<unknown>) & {
  readonly answerOf?: (input: unknown) => Promise<unknown>
}
/** Handlers by domain; the type of each domain already guarantees that none is missing. */
type HandlerMap = Readonly<Record<string, Readonly<Record<string, Handler<never>>>>>

export function createDispatch(domains: Readonly<Record<string, Domain>>, handlers: HandlerMap, deps: DispatchDeps): Dispatch {
  const byName = new Map<string, AnyHandler>()
  for (const [domain, calls] of Object.entries(domains)) {
    for (const [key, c] of Object.entries(calls)) {
      const handler = handlers[domain]![key] as unknown as AnyHandler
      if (handler.answerOf && (c.kind !== 'query' || c.auth !== 'guest')) throw new Error(`${c.name} has no answer for everybody`)
      byName.set(c.name, handler)
    }
  }
  const perPerson = new CallLimit<number>(budgets.callsOfPerson)
  const perAddress = new CallLimit<string>(budgets.callsOfAddress)
  const budgetsMs = deps.budgetsMs ?? BUDGETS_MS
  const deadlines = {
    query: new Deadlines(budgetsMs.query),
    command: new Deadlines(budgetsMs.command),
    money: new Deadlines(budgetsMs.money),
  }
  const sharedAnswers = new OneSecondCache<string>()
  const withIdempotencyKey = createIdempotencyKeys(deps.db)

  async function handle(incoming: Incoming, language: Language): Promise<Envelope | string> {
    const arrivedAt = performance.now()
    const { call, fields, credentials, ip, userAgent, requestId } = incoming
    const found = sessionOf(call, credentials, ip, deps)
    const session = found instanceof Promise ? await found : found
    checkClaim(call, credentials, session)
    const identity = admittedTo(call, session)
    // Before a call without a session is refused: tokens that do not hold count, too.
    if (identity) perPerson.take(call, identity.uid)
    else perAddress.take(call, addressKey(ip))
    if (!identity && call.auth === 'user') refuseCommon(call, 'SessionInvalid')
    checkSign(call, fields, deps.signSalt)
    const read = (given: Fields) => parse(call, given)
    const { input, answered } =
      call.kind === 'money' && call.repeat === 'replay' && identity
        ? await withIdempotencyKey({ uid: identity.uid, call, fields, arrivedAt }, read)
        : { input: read(fields) }
    const handler = byName.get(call.name)!
    const { answerOf } = handler
    if (answerOf && !identity?.hasBlocks) {
      const make = async () => JSON.stringify(succeeded(call.output.parse(await answerOf(input))))
      return inBudget(call, deadlines[call.kind], () => sharedAnswers.get(`${call.name} ${JSON.stringify(input)}`, make))
    }
    try {
      const output = await inBudget(call, deadlines[call.kind], (signal) =>
        handler(
          {
            language,
            ip,
            requestId,
            ...identity,
            // Few handlers ask for these, and both cost more than the rest of this.
            get device() {
              return deviceOf(userAgent)
            },
            get signal() {
              return signal()
            },
          },
          input,
        ),
      )
      // Parsing the output drops every field the contract does not declare: nothing leaks by accident.
      const envelope = succeeded(call.output.parse(output))
      noteAnswer(incoming, answered)
      return envelope
    } catch (e) {
      if (e instanceof Refusal && e.code !== CommonRefusals.Busy) noteAnswer(incoming, answered)
      throw e
    }
  }

  /** Not for "Busy": the outcome is unknown then, and the next identical request is a retry. */
  function noteAnswer(incoming: Incoming, answered: (() => Promise<void>) | undefined): void {
    const { log } = deps
    const { requestId } = incoming
    if (!answered) return
    incoming.whenAnswered(() => {
      answered().catch((e: unknown) => log.warn({ err: e, requestId }, 'noting the end of an answer failed'))
    })
  }

  return async (incoming) => {
    const started = performance.now()
    const language = languageOf(incoming.fields.get('language'))
    let outcome = 'ok'
    try {
      return await handle(incoming, language)
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
      const level = outcome === 'ok' && ms < SLOW_MS && incoming.call.kind !== 'money' ? 'debug' : 'info'
      deps.log[level]({ call: incoming.call.name, outcome, ms: Math.round(ms), requestId: incoming.requestId }, 'call')
    }
  }
}

/** Not a promise where the session is known: most calls are answered without waiting for anybody. */
function sessionOf(call: AnyCall, credentials: Credentials | 'conflict', ip: string, deps: DispatchDeps): Found | Promise<Found> {
  if (credentials === 'conflict') refuseCommon(call, 'SessionInvalid')
  if (credentials.token === undefined) return undefined
  const identify = call.kind === 'money' ? deps.identifyNow : (deps.identify ?? deps.identifyNow)
  return identify(credentials.token, call, ip)
}

function checkClaim(call: AnyCall, credentials: Credentials | 'conflict', identity: Found): void {
  const claimed = credentials === 'conflict' ? undefined : credentials.uid
  if (identity && claimed !== undefined && claimed !== identity.uid) refuseCommon(call, 'SessionInvalid')
}

/** A restricted session is nobody's for what everybody may ask, and refused for the rest. */
function admittedTo(call: AnyCall, session: Found): Found {
  if (!session?.isRestricted || call.whileDisabled) return session
  if (call.auth === 'user') refuseCommon(call, 'Restricted')
  return undefined
}

/** The schema drops unknown names; a wrong value is reported by its name, never echoed. */
function parse(call: AnyCall, fields: Fields): object {
  const parsed = call.input.safeParse(Object.fromEntries(fields))
  if (parsed.success) return parsed.data as object
  const names = [...new Set(parsed.error.issues.map((i: { path: PropertyKey[] }) => String(i.path[0] ?? '')))]
  throw new MalformedRequest(`wrong or missing: ${names.join(', ')}`)
}

/** The signal is made when a handler asks for it; most do not. */
function inBudget<T>(call: AnyCall, deadlines: Deadlines, start: (signal: () => AbortSignal) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let spent = false
    let controller: AbortController | undefined
    const deadline = deadlines.add(() => {
      spent = true
      controller?.abort()
      reject(new Refusal(call.name, 'Busy', CommonRefusals.Busy))
    })
    const signal = () => {
      controller ??= new AbortController()
      if (spent) controller.abort()
      return controller.signal
    }
    const end = () => deadlines.delete(deadline)
    start(signal).then(resolve, reject).then(end, end)
  })
}
