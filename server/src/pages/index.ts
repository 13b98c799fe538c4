import type { Home, Language, Output, PageId } from '@nimbo/contract'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Pages } from './Page.ts'
import { pt } from './pt.ts'
import { zhcn } from './zh-cn.ts'
import { zh } from './zh.ts'

const UPDATED = '2026-11-15'

const pages: Readonly<Record<Language, Pages>> = { en, pt, es, fr, ar, 'zh-cn': zhcn, zh }

/** One of our own pages in the caller's language. */
export function pageOf(language: Language, id: PageId): Output<typeof Home.getPage> {
  const { title, sections } = pages[language][id]
  return { title, updated: UPDATED, sections: [...sections] }
}
