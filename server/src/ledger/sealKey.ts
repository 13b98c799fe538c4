import { createPrivateKey, createPublicKey, sign } from 'node:crypto'

/** Signs seals and statements. */
export interface SealKey {
  /** 32 bytes in hex. */
  publicKey: string
  sign(message: string): Buffer
}

export function readSealKey(pem: string): SealKey {
  const key = createPrivateKey(pem)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('the seal key is not an Ed25519 key')
  const { x } = createPublicKey(key).export({ format: 'jwk' })
  return {
    publicKey: Buffer.from(x!, 'base64url').toString('hex'),
    sign: (message) => sign(null, Buffer.from(message), key),
  }
}
