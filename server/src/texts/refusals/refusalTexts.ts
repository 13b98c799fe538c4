import type { CommonRefusal, Domain, Domains, RefusalOf } from '@nimbo/contract'

type KeysOf<N extends string, D extends Domain> = { [C in string & keyof D]: `${N}.${C}.${RefusalOf<D[C]>}` }[string & keyof D]
/** Every refusal of every call: `Live.sendGift.FeeChanged`. */
type CallRefusal = { [N in keyof Domains]: KeysOf<N, Domains[N]> }[keyof Domains]
type NameOf<K extends string> = K extends `${string}.${string}.${infer R}` ? R : never

/** Refusals that have words neither by name nor by call. */
type Missing<T> = { [K in CallRefusal]: keyof T & (K | NameOf<K>) extends never ? K : never }[CallRefusal]
type Allowed = Record<CommonRefusal, string> & { readonly [K in CallRefusal | NameOf<CallRefusal>]?: string }

/** A refusal without words does not compile, nor do words for a refusal that no call has. */
export function refusalTexts<const T extends Allowed>(
  texts: T & Record<Missing<T>, string> & Record<Exclude<keyof T, keyof Allowed>, never>,
): T {
  return texts
}
