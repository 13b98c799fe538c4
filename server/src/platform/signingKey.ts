import { createPrivateKey, createPublicKey, sign } from 'node:crypto'

/** Signs seals, or statements. */
export interface SigningKey {
  /** 32 bytes in hex. */
  publicKey: string
  sign(message: string): Buffer
}

export function readSigningKey(pem: string): SigningKey {
  const key = createPrivateKey(pem)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('not an Ed25519 key')
  const { x } = createPublicKey(key).export({ format: 'jwk' })
  return {
    publicKey: Buffer.from(x!, 'base64url').toString('hex'),
    sign: (message) => sign(null, Buffer.from(message), key),
  }
}
