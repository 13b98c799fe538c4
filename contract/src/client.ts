import { CommonRefusals, Refusal, type AnyCall, type Input, type Output } from './call.ts'
import type { Envelope } from './envelope.ts'
import type { Language } from './language.ts'

export const TIMEOUT_MS = 15_000
export const RETRIES = 3
export const RETRY_DELAY_MS = 100
/** Not signed in, on the wire. */
export const ANONYMOUS = -9999

interface Credentials {
  uid: number
  token: string
}

export interface ClientOptions {
  origin: string
  language(): Language
  credentials(): Credentials | undefined
  /** `nimbo`: reads by GET, the rest by POST JSON, token in the header. `spec`: everything by GET with uid, token, language and time. */
  wire?: 'nimbo' | 'spec'
  /** Told with the token the server refused, which need not be the one held by now; undefined for a call without one. */
  onSessionInvalid?(refusal: Refusal, token: string | undefined): void
  fetch?: typeof fetch
  timeoutMs?: number
}

/** The answer did not arrive or was not an answer: nothing is known about the call's effect. */
export class TransportFault extends Error {
  override readonly name = 'TransportFault'
  readonly status: number
  readonly retryable: boolean
  constructor(message: string, status: number, retryable: boolean) {
    super(message)
    this.status = status
    this.retryable = retryable
  }
}

/** Another person is signed in by now: the answer belongs to the one who asked, and nothing is sent in another person's name. */
export class PersonChanged extends Error {
  override readonly name = 'PersonChanged'
}

export interface Client {
  call<C extends AnyCall>(c: C, input: Input<C>, options?: { signal?: AbortSignal }): Promise<Output<C>>
}

export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? fetch
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS

  async function attempt<C extends AnyCall>(c: C, input: Input<C>, session: Credentials | undefined, outer?: AbortSignal) {
    const { url, init } = options.wire === 'spec' ? specRequest(c, input, options, session) : nimboRequest(c, input, options, session)
    const deadline = deadlineOf(timeoutMs, outer)
    try {
      const response = await send(url, { ...init, signal: deadline.signal }).catch((e: unknown) => {
        if (outer?.aborted) throw e
        throw new TransportFault('no answer', 0, deadline.passed() || isRepeatable(c))
      })
      if (response.status !== 200) throw new TransportFault(`HTTP ${response.status}`, response.status, response.status === 500)
      return unwrap(c, await readEnvelope(response, isRepeatable(c), outer))
    } finally {
      deadline.clear()
    }
  }

  const isChanged = (asking: Credentials | undefined) => asking !== undefined && options.credentials()?.uid !== asking.uid

  return {
    async call(c, input, { signal } = {}) {
      const keyed = withKey(c, input)
      const asking = options.credentials()
      for (let tries = 0; ; tries++) {
        const session = options.credentials()
        try {
          const output = await attempt(c, keyed, session, signal)
          if (!isChanged(asking)) return output
          throw new PersonChanged(c.name)
        } catch (e) {
          const isTheirs = isChanged(asking)
          if (e instanceof Refusal && e.code === CommonRefusals.SessionInvalid) options.onSessionInvalid?.(e, session?.token)
          if (isTheirs) throw new PersonChanged(c.name)
          if (!(e instanceof TransportFault) || !e.retryable || tries >= RETRIES) throw e
          await new Promise((done) => setTimeout(done, RETRY_DELAY_MS))
          if (isChanged(asking)) throw new PersonChanged(c.name)
        }
      }
    },
  }
}

/** Ends a request after its time or with the signal around it; browsers of the baseline have no `AbortSignal.any`. */
function deadlineOf(ms: number, outer: AbortSignal | undefined) {
  const ending = new AbortController()
  let passed = false
  const giveUp = () => ending.abort(outer?.reason)
  const timer = setTimeout(() => {
    passed = true
    ending.abort(new DOMException('no answer in time', 'TimeoutError'))
  }, ms)
  if (outer?.aborted) giveUp()
  else outer?.addEventListener('abort', giveUp, { once: true })
  return {
    signal: ending.signal,
    passed: () => passed,
    clear() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', giveUp)
    },
  }
}

/**
 * Idempotency key of a call that is replayed by it: none leaves without one. Callers store theirs before they send, so that a reload sends
 * the same; one made here holds for the retries of this call.
 */
function withKey<C extends AnyCall>(c: C, input: Input<C>): Input<C> {
  return c.repeat === 'replay' ? ({ client_request_id: crypto.randomUUID(), ...(input as object) } as Input<C>) : input
}

/** A broken connection tells nothing about the effect, so only calls that are safe to repeat are repeated. */
function isRepeatable(c: AnyCall): boolean {
  return c.kind === 'query' || c.repeat === 'replay'
}

async function readEnvelope(response: Response, retryable: boolean, outer: AbortSignal | undefined): Promise<Envelope> {
  try {
    return (await response.json()) as Envelope
  } catch (e) {
    if (outer?.aborted) throw e
    throw new TransportFault('the answer was cut off', 200, retryable)
  }
}

function unwrap<C extends AnyCall>(c: C, body: Envelope): Output<C> {
  if (body.ret !== 200) throw new TransportFault(body.msg, body.ret, body.ret === 500 && (isRepeatable(c) || typeof c.repeat === 'object'))
  const { code, msg, info, reason } = body.data
  if (code !== 0) throw new Refusal(c.name, reason ?? String(code), code, msg)
  return (c.output.def.type === 'array' ? info : info[0]) as Output<C>
}

type Request = { url: string; init: RequestInit }

function nimboRequest(c: AnyCall, input: object, options: ClientOptions, session: Credentials | undefined): Request {
  const query = new URLSearchParams({ service: c.name, language: options.language() })
  const headers: Record<string, string> = session ? { authorization: `Bearer ${session.token}` } : {}
  if (c.kind === 'query') {
    appendFields(query, input)
    return { url: `${options.origin}/?${query}`, init: { headers } }
  }
  headers['content-type'] = 'application/json'
  return { url: `${options.origin}/?${query}`, init: { method: 'POST', headers, body: JSON.stringify(input) } }
}

function specRequest(c: AnyCall, input: object, options: ClientOptions, session: Credentials | undefined): Request {
  const style = c.specName.startsWith('App.') ? 's' : 'service'
  const query = new URLSearchParams({
    [style]: c.specName,
    uid: String(session?.uid ?? ANONYMOUS),
    token: session?.token ?? String(ANONYMOUS),
    language: options.language(),
    time: String(Math.floor(Date.now() / 1000)),
  })
  appendFields(query, input)
  return { url: `${options.origin}/?${query}`, init: session ? { headers: { authorization: `Bearer ${session.token}` } } : {} }
}

function appendFields(query: URLSearchParams, input: object): void {
  for (const [key, value] of Object.entries(input)) if (value !== undefined) query.set(key, String(value))
}
