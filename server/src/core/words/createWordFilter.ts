import type { Language } from '@nimbo/contract'
import type { Database } from '../../platform/postgres.ts'
import { createFilter, type FindSensitive } from './createFilter.ts'
import { type ListedRow, listWords } from './word.store.ts'

/** Longest time for which a process may not know of a change of the list. */
const REFRESH_MS = 5_000

export interface WordFilter {
  /** The first listed word one of these texts contains, in whatever disguise. */
  find(...texts: readonly (string | undefined)[]): Promise<string | undefined>
  /** Words of one language, for a client to warn of before it sends. The server decides, with all of them. */
  hints(language: Language): Promise<string[]>
}

interface Loaded {
  until: number
  rows: readonly ListedRow[]
  find: FindSensitive
}

/** The list as of at most five seconds ago. While the database does not answer, the last one known is used. */
export function createWordFilter(db: Database, refreshMs = REFRESH_MS): WordFilter {
  let loaded: Loaded | undefined
  let loading: Promise<Loaded> | undefined

  async function load(): Promise<Loaded> {
    const until = performance.now() + refreshMs
    const rows = await db.query(listWords)
    const isUnchanged = loaded !== undefined && JSON.stringify(rows) === JSON.stringify(loaded.rows)
    return (loaded = { until, rows, find: isUnchanged ? loaded!.find : createFilter(rows) })
  }
  async function current(): Promise<Loaded> {
    if (loaded && performance.now() < loaded.until) return loaded
    loading ??= load().finally(() => (loading = undefined))
    return loaded ? loading.catch(() => loaded!) : loading
  }

  return {
    async find(...texts) {
      const { find } = await current()
      for (const text of texts) {
        const word = text && find(text)
        if (word) return word
      }
      return undefined
    },
    async hints(language) {
      const { rows } = await current()
      return rows.filter((row) => row.language === language && row.kind !== 'allowed').map(({ word }) => word)
    },
  }
}
