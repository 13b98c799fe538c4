import type { Home, Language, Output, PageId } from '@nimbo/contract'
import { texts } from '../../texts/index.ts'

const UPDATED = '2026-11-15'

/** One of our own pages in the caller's language. */
export function pageOf(language: Language, id: PageId): Output<typeof Home.getPage> {
  const { title, sections } = texts[language].pages[id]
  return { title, updated: UPDATED, sections: [...sections] }
}
