import { readRecord, type StorageKey, writeStored } from '../storage.ts'

export interface StoredList<T> {
  /** As it stands on the device: other tabs write there, too. */
  read(): readonly T[]
  write(change: (list: readonly T[]) => readonly T[]): void
}
interface StoredListOptions<T> {
  storageKey: StorageKey
  /** Most items kept; the oldest is dropped. */
  limit: number
  /** Item from its stored record, or undefined for text that is none. */
  parse: (raw: Record<string, unknown>) => T | undefined
}

const isRecord = (raw: unknown): raw is Record<string, unknown> => typeof raw === 'object' && raw !== null

/** Requests without an answer yet, on the device: stored before they are sent, so that a reload or another tab sends the same key. */
export function createStoredList<T>({ storageKey, limit, parse }: StoredListOptions<T>): StoredList<T> {
  /** Kept by this page alone, where the device refuses to store it. */
  let unstored: readonly T[] | undefined
  const stored = (): readonly T[] =>
    readRecord(storageKey, (raw) => {
      // An earlier version stored one record.
      const all: unknown[] = Array.isArray(raw['list']) ? raw['list'] : [raw]
      return all.flatMap((one) => (isRecord(one) ? (parse(one) ?? []) : []))
    }) ?? []
  const read = () => unstored ?? stored()
  return {
    read,
    write(change) {
      const list = change(read()).slice(-limit)
      writeStored(storageKey, list.length > 0 ? JSON.stringify({ list }) : null)
      unstored = stored().length === list.length ? undefined : list
    },
  }
}
