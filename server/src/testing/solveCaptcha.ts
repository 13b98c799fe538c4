import { type Client, type Input, Login } from '@nimbo/contract'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Solves a puzzle the way a page does, and gives back what is handed in. */
export async function solveCaptcha(client: Client, phone: Input<typeof Login.getCaptcha> = {}): Promise<string> {
  const challenge = (await client.call(Login.getCaptcha, phone)) as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
