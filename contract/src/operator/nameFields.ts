import type { ZodMiniType } from 'zod/mini'
import { type Language, languages } from '../language.ts'

export type NameField = { [L in Language]: L extends 'zh-cn' ? 'name_zh_cn' : `name_${L}` }[Language]

/** Field of an operator's call that carries a name in a language. */
export const nameField = (language: Language): NameField => (language === 'zh-cn' ? 'name_zh_cn' : `name_${language}`)

/** A name in each language, as fields of an object. */
export function nameFields<T extends ZodMiniType>(name: T): Record<NameField, T> {
  return Object.fromEntries(languages.map((language) => [nameField(language), name])) as Record<NameField, T>
}

/** Names by language as the fields of a line. */
export function nameLine(names: Readonly<Record<Language, string>>): Record<NameField, string> {
  return Object.fromEntries(languages.map((language) => [nameField(language), names[language]])) as Record<NameField, string>
}
