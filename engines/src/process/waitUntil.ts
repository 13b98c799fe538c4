import { setTimeout as sleep } from 'node:timers/promises'

/** Polls a condition; false on timeout. A condition that throws counts as false. */
export async function waitUntil(condition: () => boolean | Promise<boolean>, seconds: number, everyMs = 50): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    if (
      await Promise.resolve()
        .then(condition)
        .catch(() => false)
    )
      return true
    if (Date.now() >= deadline) return false
    await sleep(everyMs)
  }
}
