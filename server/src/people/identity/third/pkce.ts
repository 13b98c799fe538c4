import { createHash } from 'node:crypto'

/** A code is useless without the verifier, which only this server and the provider see. */
export const pkceOf = (verifier: string) => ({
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
})
