import type { AnyCall, Domain, Language, Output, Parsed } from '@nimbo/contract'

/** The caller as authenticated. Handlers never see a uid or token that came in a parameter. */
export interface Caller {
  language: Language
  ip: string
  /** Browser and operating system, for the owner to recognize the device. */
  device: string
  requestId: string
  /** Aborted when the time budget of the call is spent. */
  signal: AbortSignal
}
export interface Identity {
  uid: number
  sessionHash: Buffer
  /** Identifies the device to its owner and to the engines. */
  sessionId: number
  /** The account is disabled: this session serves `whileDisabled` calls only. */
  isRestricted?: boolean
  /** Blocked somebody, or was blocked: what everybody else is shown is not for them as it is. */
  hasBlocks?: boolean
}
type CtxOf<C extends AnyCall> = Caller & (C['auth'] extends 'user' ? Identity : Partial<Identity>)

export type Handler<C extends AnyCall> = (ctx: CtxOf<C>, input: Parsed<C>) => Promise<Output<C>>

/** A query of anybody's whose answer is the same for everybody, but for people with blocks. */
type GuestCall = AnyCall & { readonly auth: 'guest' }
export type SharedHandler<C extends GuestCall> = Handler<C> & { readonly answerOf: (input: Parsed<C>) => Promise<Output<C>> }

/**
 * Makes the one answer everybody gets. It is kept for a second, and sent as it was kept. Somebody with blocks gets one of their own:
 * `reader` is who must not be shown whom they blocked or were blocked by.
 */
export function shared<C extends GuestCall>(answerFor: (input: Parsed<C>, reader?: number) => Promise<Output<C>>): SharedHandler<C> {
  const handler = ({ uid, hasBlocks }: Partial<Identity>, input: Parsed<C>) => answerFor(input, hasBlocks ? uid : undefined)
  return Object.assign(handler, { answerOf: (input: Parsed<C>) => answerFor(input) })
}

/** A domain's handlers: leaving one out does not compile. */
export type Handlers<D extends Domain> = { readonly [K in keyof D]: Handler<D[K]> }
