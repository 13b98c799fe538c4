import type { Challenge } from 'altcha-lib/types'
import { solvePuzzle } from './solvePuzzle.ts'

export interface PuzzleTask {
  challenge: Challenge
  timeoutMs: number
}
/** Undefined when the puzzle could not be solved in time. */
export type PuzzleAnswer = string | undefined

/** The part of a worker this file uses; the page's own `postMessage` has another shape. */
const worker = globalThis as unknown as { onmessage: (event: MessageEvent<PuzzleTask>) => void; postMessage(answer: PuzzleAnswer): void }

worker.onmessage = ({ data: { challenge, timeoutMs } }) => {
  solvePuzzle(challenge, timeoutMs).then(
    (solved) => worker.postMessage(solved),
    () => worker.postMessage(undefined),
  )
}
