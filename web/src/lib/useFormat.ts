import { createFormat, type Format } from './format.ts'
import { languageFacts } from '@nimbo/contract'
import { useLanguage } from './i18n.ts'

const formats = new Map<string, Format>()

/** The formats of the language that is on; made once per language, because Intl's constructors are slow. */
export function useFormat(): Format {
  const { intl } = languageFacts[useLanguage()]
  const known = formats.get(intl)
  if (known) return known
  const made = createFormat(intl)
  formats.set(intl, made)
  return made
}
