import { CommonRefusals, faulted, languageOf, refused, succeeded } from '@nimbo/contract'
import type { AnyCall, CommonRefusal, Envelope, Input, Language, Output, RefusalOf } from '@nimbo/contract'

/** Faults of the network: no answer at all, or an answer that is none. */
export const unreachable = Symbol('unreachable')
export const broken = Symbol('HTTP 503')

class Refused {
  readonly envelope: Envelope
  constructor(envelope: Envelope) {
    this.envelope = envelope
  }
}
/** A refusal the call declares, in the server's words. */
export function refusal<C extends AnyCall>(call: C, reason: RefusalOf<C> | CommonRefusal, words: string = reason): Refused {
  const codes: Record<string, number> = { ...CommonRefusals, ...call.refusals }
  return new Refused(refused(codes[reason]!, words, reason))
}

type Given<C extends AnyCall> = Output<C> | Refused | typeof unreachable | typeof broken
/** The answer, or what makes it of the fields and the language that were sent. A promise that stays open is a server that takes its time. */
export type Reply<C extends AnyCall> = Given<C> | ((sent: Input<C>, language: Language) => Given<C> | Promise<Given<C>>)

export interface Answer {
  readonly call: AnyCall
  readonly reply: unknown
}

/** Answers one call in the server's place. The type of the answer is the contract's, and the contract's schema checks it once more. */
export function answer<C extends AnyCall>(call: C, reply: Reply<C>): Answer {
  return { call, reply }
}

/** A call as a page asked for it. */
export interface CallRequest {
  name: string
  fields: Record<string, unknown>
  language: Language
}

/** Outcome of one request. */
export type Served = { kind: 'envelope'; envelope: Envelope } | { kind: 'unreachable' } | { kind: 'broken' }

/** The server of one page under test. */
export class Answers {
  /** Requests of the page, in order. */
  readonly sent: { name: string; fields: Record<string, unknown> }[] = []
  /** Calls that nobody answers and samples that break the contract: each fails the test. */
  readonly problems: string[] = []
  readonly #byName = new Map<string, Answer>()

  constructor(answers: readonly Answer[]) {
    for (const given of answers) this.set(given)
  }

  set(given: Answer): void {
    this.#byName.set(given.call.name, given)
  }

  sentTo<C extends AnyCall>(call: C): Input<C>[] {
    return this.sent.filter(({ name }) => name === call.name).map(({ fields }) => fields as Input<C>)
  }

  async serve({ name, fields, language }: CallRequest): Promise<Served> {
    this.sent.push({ name, fields })
    const found = this.#byName.get(name)
    if (!found) return this.#problem(`${name} was called and nothing answers it`)
    const { call, reply } = found
    const given: unknown =
      typeof reply === 'function' ? await (reply as (sent: object, language: Language) => unknown)(fields, language) : reply
    if (given === unreachable) return { kind: 'unreachable' }
    if (given === broken) return { kind: 'broken' }
    if (given instanceof Refused) return { kind: 'envelope', envelope: given.envelope }
    const { success, error } = call.output.safeParse(given) as { success: boolean; error?: { message: string } }
    if (!success) return this.#problem(`the sample for ${name} is not what the contract says: ${error?.message}`)
    return { kind: 'envelope', envelope: succeeded(given) }
  }

  #problem(text: string): Served {
    this.problems.push(text)
    return { kind: 'envelope', envelope: faulted(500, text) }
  }
}

/** Request of a page: the call's name and its fields, or undefined when it was no call. */
export function readRequest(url: URL, body: string | null): CallRequest | undefined {
  const name = url.pathname === '/' ? url.searchParams.get('service') : null
  if (!name) return undefined
  const query = Object.fromEntries([...url.searchParams].filter(([key]) => key !== 'service' && key !== 'language'))
  const fields = body === null ? query : (JSON.parse(body) as Record<string, unknown>)
  return { name, fields, language: languageOf(url.searchParams.get('language')) }
}
