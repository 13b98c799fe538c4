import type { Language } from '@nimbo/contract'

/** A company or a server of the operator's that translates. Its methods throw when it does not answer as it should. */
export interface Translator {
  /** The language a text is in, as a BCP 47 tag; empty when that cannot be told. */
  detect(text: string): Promise<string>
  /** Each text in another language, in their order; undefined where it does not have that pair of languages. */
  translate(texts: readonly string[], from: string, to: Language): Promise<string[] | undefined>
}
