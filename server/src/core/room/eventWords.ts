import { type EventFields, languages, type Language, wordFields } from '@nimbo/contract'

type Words = Required<EventFields<'system'>>

/** The texts of one event from a text per language, for readers of every language. */
export function eventWords(text: (language: Language) => string): Words {
  return Object.fromEntries(languages.map((language) => [wordFields[language], text(language)])) as Words
}
