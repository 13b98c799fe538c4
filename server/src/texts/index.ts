import type { AnyCall, Language } from '@nimbo/contract'
import { ar } from './ar.ts'
import type { Catalogue } from './Catalogue.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import { byCall } from './refusals/byCall.ts'
import { byName } from './refusals/byName.ts'
import { zhcn } from './zh-cn.ts'
import { zh } from './zh.ts'

/** Everything the server says, by language. Words of refusals stand by refusal, so that a new one is one entry. */
export const texts: Readonly<Record<Language, Catalogue>> = { en, pt, es, fr, ar, 'zh-cn': zhcn, zh }

const refusals: Readonly<Record<string, Readonly<Record<Language, string>>>> = { ...byName, ...byCall }

/** Words of a refusal in the caller's language: the call's own, or those of the refusal. */
export function words(language: Language, call: AnyCall, reason: string): string {
  return (refusals[`${call.name}.${reason}`] ?? refusals[reason])?.[language] ?? reason
}
