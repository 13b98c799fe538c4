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
}
type CtxOf<C extends AnyCall> = Caller & (C['auth'] extends 'user' ? Identity : Partial<Identity>)

export type Handler<C extends AnyCall> = (ctx: CtxOf<C>, input: Parsed<C>) => Promise<Output<C>>
/** A domain's handlers: leaving one out does not compile. */
export type Handlers<D extends Domain> = { readonly [K in keyof D]: Handler<D[K]> }
