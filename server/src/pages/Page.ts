import type { PageId } from '@nimbo/contract'

export interface Page {
  title: string
  sections: readonly { heading: string; text: string }[]
}

/** Our pages in one language: one that is missing does not compile. */
export type Pages = Readonly<Record<PageId, Page>>
