interface Waiting {
  run: () => Promise<boolean>
  skip: () => void
}

interface PaceOptions {
  /** Between the beginnings of two pieces of work. */
  everyMs: number
  /** Most texts that wait; beyond it the oldest are skipped. */
  most: number
  /** Rest after work that failed. */
  restMs: number
}

/** One piece of work at a time, the newest first: a busy room brings more than anybody reads. `run` says whether it went well. */
export function createPace({ everyMs, most, restMs }: PaceOptions): (work: Waiting) => void {
  const waiting: Waiting[] = []
  let isRunning = false

  async function next(): Promise<void> {
    const work = waiting.pop()
    if (!work) return void (isRunning = false)
    isRunning = true
    const went = await work.run()
    if (!went) for (const skipped of waiting.splice(0)) skipped.skip()
    setTimeout(() => void next(), went ? everyMs : restMs)
  }

  return (work) => {
    waiting.push(work)
    if (waiting.length > most) waiting.shift()?.skip()
    if (!isRunning) void next()
  }
}
