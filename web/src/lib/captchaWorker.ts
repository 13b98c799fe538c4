import type { Challenge } from 'altcha-lib/types'
import { solvePuzzle } from './solvePuzzle.ts'

export interface PuzzleTask {
  challenge: Challenge
  timeoutMs: number
}
/** Undefined when the puzzle could not be solved in time. */
export type PuzzleAnswer = string | undefined

/** The part of a worker this file uses; the page's own function of this name wants an origin. */
const worker = globalThis as unknown as {
  addEventListener: (type: 'message', listener: (event: MessageEvent<PuzzleTask>) => void) => void
  postMessage: (answer: PuzzleAnswer, options: StructuredSerializeOptions) => void
}

worker.addEventListener('message', ({ data: { challenge, timeoutMs } }) => {
  const tell = (answer: PuzzleAnswer) => worker.postMessage(answer, {})
  solvePuzzle(challenge, timeoutMs).then(tell, () => tell(undefined))
})
