import { createPublicKey, type KeyObject, verify } from 'node:crypto'

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
