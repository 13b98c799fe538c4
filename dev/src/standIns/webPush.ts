import { createDecipheriv, createECDH, createPublicKey, hkdfSync, type KeyObject, verify } from 'node:crypto'

export interface BrowserKeys {
  privateKey: string
  auth: string
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/** Decryption of a push as by a browser (RFC 8291): the body is one record, sealed for its key pair alone. */
export function decrypt(body: Buffer, { privateKey, auth }: BrowserKeys): string {
  const [salt, keyLength] = [body.subarray(0, 16), body[20]!]
  const [senderKey, sealed] = [body.subarray(21, 21 + keyLength), body.subarray(21 + keyLength)]
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const secret = derive(pair.computeSecret(senderKey), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const cipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12))
  cipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  const end = plain.lastIndexOf(2)
  return plain.subarray(0, end).toString()
}

/** The claims of a token that this key signed and whose time is not over; throws otherwise. */
export function verifyJwt(token: string, key: KeyObject): Record<string, unknown> {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const options = key.asymmetricKeyType === 'ec' ? { key, dsaEncoding: 'ieee-p1363' as const } : key
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), options, Buffer.from(signature, 'base64url'))) throw new Error('not signed')
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  if (Number(read['exp']) < Date.now() / 1000) throw new Error('too old')
  return read
}

/** A point on the curve, as VAPID writes it, as a key. */
export function keyOfPoint(point: string): KeyObject {
  const bytes = Buffer.from(point, 'base64url')
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'))
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
}
