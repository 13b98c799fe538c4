import { create } from 'zustand'
import { useSession } from '../../../lib/session.ts'
import { readRecord, writeStored } from '../../../lib/storage.ts'

const KEPT = 8

/** Searches on this device, newest first, cleared when the person signs out. */
export const useRecentSearches = create<{ searches: readonly string[] }>()(() => ({ searches: stored() }))

useSession.subscribe((now, before) => now.uid !== before.uid && before.token !== undefined && put([]))

function stored(): string[] {
  const read = ({ searches }: Record<string, unknown>) =>
    Array.isArray(searches) ? searches.filter((words) => typeof words === 'string').slice(0, KEPT) : undefined
  return readRecord('searches', read) ?? []
}

function put(searches: readonly string[]): void {
  writeStored('searches', searches.length > 0 ? JSON.stringify({ searches }) : null)
  useRecentSearches.setState({ searches })
}

export function noteSearch(words: string): void {
  if (words !== '') put([words, ...useRecentSearches.getState().searches.filter((other) => other !== words)].slice(0, KEPT))
}

export function dropSearch(words: string): void {
  put(useRecentSearches.getState().searches.filter((other) => other !== words))
}

export const clearSearches = () => put([])
