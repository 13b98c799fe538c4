import { solveChallenge } from 'altcha-lib'
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey as sha } from 'altcha-lib/algorithms/web/sha'
import type { Challenge } from 'altcha-lib/types'

/**
 * Proof that is submitted: puzzle and solution as JSON in base64. Every guess waits for the browser's own cryptography, so a page stays
 * usable.
 */
export async function solvePuzzle(challenge: Challenge, timeoutMs: number): Promise<string> {
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2/') ? pbkdf2 : sha
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs })
  if (!solution) throw new Error('the puzzle took too long')
  return btoa(JSON.stringify({ challenge, solution }))
}
