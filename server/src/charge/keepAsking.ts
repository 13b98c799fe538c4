import { setTimeout as sleep } from 'node:timers/promises'
import type { ChargeDeps } from './ChargeDeps.ts'
import { takeDue } from './order.store.ts'
import { settle } from './settle.ts'

const EVERY_MS = 1_000
const AT_ONCE = 10

/** Asks about every order whose time has come. One that cannot be asked about is due again half a minute later. */
export async function askDue(deps: ChargeDeps): Promise<number> {
  const due = await deps.db.read((tx) => takeDue(tx, Object.keys(deps.methods), AT_ONCE))
  const asked = due.map((id) =>
    settle(deps, id).catch((e: unknown) => deps.log.warn({ err: e, order: String(id) }, 'an order could not be asked about')),
  )
  await Promise.all(asked)
  return due.length
}

/** Each company for itself: one that does not answer keeps nobody waiting who paid by another. */
export async function keepAsking(deps: ChargeDeps, stop: AbortSignal): Promise<void> {
  await Promise.all(Object.entries(deps.methods).map(([id, method]) => keepAskingOne({ ...deps, methods: { [id]: method } }, stop)))
}

async function keepAskingOne(deps: ChargeDeps, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const asked = await askDue(deps).catch((e: unknown) => {
      deps.log.warn({ err: e }, 'orders could not be asked about')
      return 0
    })
    if (asked < AT_ONCE) await sleep(EVERY_MS, undefined, { signal: stop }).catch(() => undefined)
  }
}
