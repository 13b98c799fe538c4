import { createPrivateKey, createPublicKey, sign } from 'node:crypto'

/** What seals and statements are signed with. */
export interface SealKey {
  /** The public half, 32 bytes in hex: what anybody checks against. */
  publicKey: string
  sign(message: string): Buffer
}

export function readSealKey(pem: string): SealKey {
  const key = createPrivateKey(pem)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('the key of the seals is not an Ed25519 key')
  const { x } = createPublicKey(key).export({ format: 'jwk' })
  return {
    publicKey: Buffer.from(x!, 'base64url').toString('hex'),
    sign: (message) => sign(null, Buffer.from(message), key),
  }
}
