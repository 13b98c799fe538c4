import { type EventFields, type Language, wordFields } from '@nimbo/contract'

type Words = Required<EventFields<'system'>>

/** The texts of one event from a text per language, for readers of every language. */
export function eventWords(text: (language: Language) => string): Words {
  return Object.fromEntries(Object.entries(wordFields).map(([language, field]) => [field, text(language as Language)])) as Words
}
