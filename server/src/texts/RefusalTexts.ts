import type { CommonRefusal, Domain, Domains, RefusalOf, Texts } from '@nimbo/contract'

/** Only calls that can refuse need words; every one of those needs words for each refusal. */
type Refusing<D extends Domain> = { [K in keyof D as [RefusalOf<D[K]>] extends [never] ? never : K]: Texts<D[K]> }
type Spoken<All extends Readonly<Record<string, Domain>>> = {
  [D in keyof All as keyof Refusing<All[D]> extends never ? never : D]: Refusing<All[D]>
}

/** One language's words for every refusal of the contract. A refusal without words does not compile. */
export type RefusalTexts = { readonly common: Readonly<Record<CommonRefusal, string>> } & Readonly<Spoken<Domains>>
