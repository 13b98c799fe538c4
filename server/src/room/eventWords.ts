import type { EventFields, Language } from '@nimbo/contract'

type Words = EventFields<'system'>

/** The texts of one event from a text per language. `ct` is Chinese, and what every client falls back to. */
export function eventWords(text: (language: Language) => string): Words {
  return { ct: text('zh-cn'), ct_en: text('en'), ct_fr: text('fr'), ct_ar: text('ar'), ct_es: text('es'), ct_pt: text('pt') }
}
