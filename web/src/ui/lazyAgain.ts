import { lazy } from 'react'
import type { ComponentType } from 'react'
import { importChunk } from './codeGone.ts'

const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]

/** Fetches again after a pause, or at once when the network is back. The last failure is the caller's. */
async function fetchAgain<T>(load: () => Promise<T>): Promise<T> {
  for (const waitMs of WAITS_MS) {
    try {
      return await load()
    } catch {
      await pause(waitMs)
    }
  }
  return importChunk(load)
}

const pause = (ms: number): Promise<void> =>
  new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      done()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
  })

/**
 * React remembers for ever that a lazy component could not be fetched. What people paid for, or what is drawn many times, waits for its
 * code instead: one lost answer of a phone in a tunnel is no reason to be gone until the page is loaded anew.
 */
export function lazyAgain<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await fetchAgain(load) }))
}
