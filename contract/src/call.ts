import type * as z from 'zod/mini'

type Schema = z.ZodMiniType
/** guest: anybody. user: a valid session, and the handler is given whose it is. */
type Auth = 'guest' | 'user'
type Kind = 'query' | 'command' | 'money'

/**
 * Meaning of the same request when it comes again.
 * replay: one effect and one answer for each `client_request_id`. For clients that send none the server infers one, for money only.
 * distinct: each request has an effect of its own.
 * keyedBy: a natural key. These parameters, and who asks, name the effect; once it is there a repeat adds nothing.
 */
type Repeat = 'replay' | 'distinct' | { readonly keyedBy: readonly string[] }

/** Nothing is said about a query, everything about the rest: a call with an effect that does not say what a repeat of it means does not compile. */
type RepeatOf<K extends Kind, I extends Schema> = K extends 'query'
  ? { readonly repeat?: never }
  : {
      readonly repeat:
        | ('client_request_id' extends keyof z.input<I> ? 'replay' : never)
        | (K extends 'money' ? never : 'distinct')
        | { readonly keyedBy: readonly (keyof z.input<I>)[] }
    }

/** One remote call: what goes in, what comes out, every way it may refuse and that refusal's code on the wire. */
export interface Call<I extends Schema = Schema, O extends Schema = Schema, R extends string = string, A extends Auth = Auth> {
  readonly name: string
  /** The spelling the specification uses, where it differs from `name` (`App.Home.GetNewHot`). */
  readonly specName: string
  readonly auth: A
  /** query: reads only. command: changes state. money: a command that carries `client_request_id` and never charges twice. */
  readonly kind: Kind
  /** Absent from queries. */
  readonly repeat?: Repeat
  readonly summary: string
  readonly input: I
  readonly output: O
  readonly refusals: Readonly<Record<R, number>>
  /** Also served to somebody whose account is disabled: what they need to read why, to appeal and to sign out. */
  readonly whileDisabled?: true
  /** Parameters an old client's md5 `sign` covers. Its salt ships in clients, so it is checked when present and trusted never. */
  readonly signed?: readonly string[]
}
/** Any call. `never` rather than `any` for its refusals: `any` would flow back into a call that declares none. */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever its schemas: `unknown` would break inference
export type AnyCall = Call<any, any, never>
export type Domain = Readonly<Record<string, AnyCall>>

type Def<I extends Schema, O extends Schema, R extends string, A extends Auth, K extends Kind> = Omit<
  Call<I, O, R, A>,
  'name' | 'specName' | 'refusals' | 'kind' | 'repeat'
> & {
  kind: K
  specName?: string
  refusals?: Readonly<Record<R, number>>
} & RepeatOf<K, NoInfer<I>>

export function call<I extends Schema, O extends Schema, const A extends Auth, K extends Kind, const R extends string = never>(
  def: Def<I, O, R, A, K>,
): Call<I, O, R, A> {
  return { refusals: {}, specName: '', ...def, name: '' } as unknown as Call<I, O, R, A>
}

/** Names each call after its key: `Live.sendGift` on the wire, in the code, in logs and metrics. */
export function domain<const T extends Domain>(prefix: string, calls: T): T {
  for (const [key, c] of Object.entries(calls)) {
    const name = `${prefix}.${key}`
    Object.assign(c, { name, specName: c.specName || name })
    Object.freeze(c)
  }
  return Object.freeze(calls)
}

export type Input<C extends AnyCall> = z.input<C['input']>
export type Parsed<C extends AnyCall> = z.output<C['input']>
export type Output<C extends AnyCall> = z.output<C['output']>
export type RefusalOf<C extends AnyCall> = string & keyof C['refusals']
/** Words for every refusal of a call: a new refusal without words does not compile. */
export type Texts<C extends AnyCall> = Readonly<Record<RefusalOf<C>, string>>

/** Refusals any call may give: the session, a disabled account, the rate limit and the time budget stand before every handler. */
export const CommonRefusals = { SessionInvalid: 700, Restricted: 701, TooMany: 429, Busy: 503 } as const
export type CommonRefusal = keyof typeof CommonRefusals

/** Refusals of a spend although the wallet has enough coins. */
export const spendRefusals = { Frozen: 1012, OverLimit: 1013, SpendingPaused: 1014 } as const

/** A refusal the contract declares. Anything else thrown is a bug and reaches the client as an id only. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly call: string
  readonly reason: string
  readonly code: number
  constructor(callName: string, reason: string, code: number, text?: string) {
    super(text ?? `${callName}: ${reason}`)
    this.call = callName
    this.reason = reason
    this.code = code
  }
}

export function refuse<C extends AnyCall>(c: C, reason: RefusalOf<C>): never {
  throw new Refusal(c.name, reason, (c.refusals as Record<string, number>)[reason]!)
}

export function refuseCommon(c: AnyCall, reason: CommonRefusal): never {
  throw new Refusal(c.name, reason, CommonRefusals[reason])
}

/** Narrows an error to one of the refusals this call declares, for an exhaustive switch at the caller. */
export function refusalOf<C extends AnyCall>(e: unknown, c: C): RefusalOf<C> | undefined {
  return e instanceof Refusal && e.call === c.name && e.reason in c.refusals ? (e.reason as RefusalOf<C>) : undefined
}

export function isSessionInvalid(e: unknown): e is Refusal {
  return e instanceof Refusal && e.code === CommonRefusals.SessionInvalid
}
