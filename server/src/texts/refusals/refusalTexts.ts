import type { CommonRefusal, Domain, Domains, Language, RefusalOf } from '@nimbo/contract'

type KeysOf<N extends string, D extends Domain> = { [C in string & keyof D]: `${N}.${C}.${RefusalOf<D[C]>}` }[string & keyof D]
/** Every refusal of every call: `Live.sendGift.FeeChanged`. */
type CallRefusal = { [N in keyof Domains]: KeysOf<N, Domains[N]> }[keyof Domains]
type NameOf<K extends string> = K extends `${string}.${string}.${infer R}` ? R : never
type Words = Readonly<Record<Language, string>>

/** Refusals by name. Those of any call have words; a name that no call has does not compile. */
export type NamedRefusals = Readonly<Record<CommonRefusal, Words>> & { readonly [R in NameOf<CallRefusal>]?: Words }

/** Refusals by call. One whose name has no words needs its own; a refusal that no call has does not compile. */
export type CallRefusals<Named> = Readonly<
  Record<{ [K in CallRefusal]: NameOf<K> extends keyof Named ? never : K }[CallRefusal], Words>
> & { readonly [K in CallRefusal]?: Words }
