import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey as sha } from 'altcha-lib/algorithms/web/sha'
import type { Payload } from 'altcha-lib/types'
import { expect, test } from 'vitest'
import { solvePuzzle } from './solvePuzzle.ts'

const secrets = { hmacSignatureSecret: 'one secret', hmacKeySignatureSecret: 'another' }

test.each([
  { algorithm: 'PBKDF2/SHA-256', deriveKey: pbkdf2 },
  { algorithm: 'SHA-256', deriveKey: sha },
])('a puzzle of $algorithm is solved as its maker checks it', async ({ algorithm, deriveKey }) => {
  const challenge = await createChallenge({ algorithm, deriveKey, cost: 20, counter: 37, ...secrets })
  const handedIn = JSON.parse(atob(await solvePuzzle(challenge, 10_000))) as Payload
  expect(handedIn.challenge).toEqual(challenge)
  expect(await verifySolution({ ...handedIn, deriveKey, ...secrets })).toMatchObject({ verified: true })
})

test('a puzzle that takes too long is given up', async () => {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    deriveKey: pbkdf2,
    cost: 2000,
    keyPrefix: 'f'.repeat(32),
    ...secrets,
  })
  await expect(solvePuzzle(challenge, 50)).rejects.toThrow('too long')
})
