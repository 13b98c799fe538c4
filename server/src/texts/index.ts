import type { AnyCall, Language } from '@nimbo/contract'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { RefusalTexts } from './RefusalTexts.ts'
import { zhcn } from './zh-cn.ts'
import { zh } from './zh.ts'

const texts: Readonly<Record<Language, RefusalTexts>> = { en, pt, es, fr, ar, 'zh-cn': zhcn, zh }

/** Words of a refusal in the caller's language. */
export function words(language: Language, call: AnyCall, reason: string): string {
  const [domain = '', name = ''] = call.name.split('.')
  const spoken = texts[language] as unknown as Record<string, Record<string, Record<string, string>> | undefined>
  return spoken[domain]?.[name]?.[reason] ?? (texts[language].common as Record<string, string>)[reason] ?? reason
}
