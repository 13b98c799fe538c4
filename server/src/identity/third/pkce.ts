import { createHash } from 'node:crypto'

/** A code is worth nothing without the verifier, which never leaves this server and the company. */
export const pkceOf = (verifier: string) => ({
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
})
