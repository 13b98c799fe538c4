import type { Login, Output } from '@nimbo/contract'
import type { Challenge } from 'altcha-lib/types'
import type { PuzzleAnswer, PuzzleTask } from './captchaWorker.ts'
// oxlint-disable-next-line import/default -- the address under this name is made by the build
import workerAddress from './captchaWorker.ts?worker&url'
import { scriptAddress } from './scriptAddress.ts'

/** Slow phones need a few seconds; longer is treated as failed. */
const timeoutMs = 20_000

/** Worked on beside the page, or on the page where no worker may be had. The solution is good for one call. */
export async function solveCaptcha(puzzle: Output<typeof Login.getCaptcha>): Promise<string> {
  const task: PuzzleTask = { challenge: puzzle as unknown as Challenge, timeoutMs }
  const worker = startWorker()
  if (!worker) return solveHere(task)
  try {
    const solved = await answerOf(worker, task)
    if (solved === undefined) throw new Error('the puzzle took too long')
    return solved
  } catch (error) {
    if (error instanceof WorkerBroken) return await solveHere(task)
    throw error
  } finally {
    worker.terminate()
  }
}

class WorkerBroken extends Error {
  override readonly name = 'WorkerBroken'
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(scriptAddress(workerAddress), { type: 'module' })
  } catch {
    return undefined
  }
}

function answerOf(worker: Worker, task: PuzzleTask): Promise<PuzzleAnswer> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => resolve(undefined), timeoutMs + 1000)
    worker.addEventListener('message', ({ data }: MessageEvent<PuzzleAnswer>) => {
      clearTimeout(late)
      resolve(data)
    })
    worker.addEventListener('error', () => {
      clearTimeout(late)
      reject(new WorkerBroken())
    })
    worker.postMessage(task, {})
  })
}

async function solveHere({ challenge }: PuzzleTask): Promise<string> {
  const { solvePuzzle } = await import('./solvePuzzle.ts')
  return solvePuzzle(challenge, timeoutMs)
}
