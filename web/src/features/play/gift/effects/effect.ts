/** Player of one kind of effect, into an empty box, until the promise resolves or the signal aborts. A rejection is a failure. */
export type PlayEffect = (box: HTMLElement, address: string, signal: AbortSignal) => Promise<void>

/** A download that takes longer is given up: the next effect waits behind it. */
const FETCH_MS = 8000
const MAX_KEPT = 6
const kept = new Map<string, Promise<unknown>>()

/** The file of an effect, kept for the next time. */
export function fetchEffect<T>(address: string): Promise<T> {
  const known = kept.get(address)
  const fetched = known ?? readFile(address)
  kept.delete(address)
  kept.set(address, fetched)
  fetched.catch(() => kept.delete(address))
  for (const oldest of [...kept.keys()].slice(0, -MAX_KEPT)) kept.delete(oldest)
  return fetched as Promise<T>
}

async function readFile(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_MS) })
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`)
  return response.json()
}

/** Kept when the signal stops it, so that whoever waits can clean up. */
export const stopped = (signal: AbortSignal): Promise<void> =>
  new Promise((done) => (signal.aborted ? done() : signal.addEventListener('abort', () => done(), { once: true })))
