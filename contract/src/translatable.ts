import { type Language, languageFacts } from './language.ts'

const primary = (tag: string) => tag.toLowerCase().split('-')[0]

/** Both ways of writing Chinese count as one: whoever reads one of them reads the other. */
export function isInLanguage(tag: string, language: Language): boolean {
  return primary(tag) === primary(languageFacts[language].translator)
}

/** Names after an @, addresses and emoji mean the same in every language. */
const kept = /(@[^\s@]+|https?:\/\/\S+|(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f)+)/u
const hasWords = (part: string) => /\p{L}\p{M}*\p{L}|\p{Script=Han}/u.test(part)

/** Parts of a text that can be translated: without names, addresses and emoji, and without parts that have no words. */
export function translatableParts(text: string): string[] {
  return text.split(kept).flatMap((part, n) => (n % 2 === 0 && hasWords(part) ? [part.trim()] : []))
}

/** A text with its translatable parts replaced, in their order; everything between stays where it is. */
export function withParts(text: string, translated: readonly string[]): string {
  let next = 0
  return text
    .split(kept)
    .map((part, n) => (n % 2 === 0 && hasWords(part) ? part.replace(part.trim(), () => translated[next++] ?? part.trim()) : part))
    .join('')
}
