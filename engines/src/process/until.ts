import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again every few moments; false when the time is over. An answer that throws counts as no. */
export async function until(question: () => boolean | Promise<boolean>, seconds: number, everyMs = 50): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    if (
      await Promise.resolve()
        .then(question)
        .catch(() => false)
    )
      return true
    if (Date.now() >= deadline) return false
    await sleep(everyMs)
  }
}
