import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const SECRET_BYTES = 32
const TAG_BYTES = 16
const signed = /^[\w-]{64}$/
/** Tokens from before they were signed; the last of them ends a month after. */
const unsigned = /^[\w-]{43}$/

const tagOf = (key: string, secret: Buffer) =>
  createHmac('sha256', key).update('session token').update(secret).digest().subarray(0, TAG_BYTES)

/** A secret and a tag that shows it is one of ours, so that made-up tokens are refused without asking the database. */
export function newToken(key: string): string {
  const secret = randomBytes(SECRET_BYTES)
  return Buffer.concat([secret, tagOf(key, secret)]).toString('base64url')
}

export function tokenKind(key: string, token: string): 'signed' | 'unsigned' | 'junk' {
  if (unsigned.test(token)) return 'unsigned'
  if (!signed.test(token)) return 'junk'
  const bytes = Buffer.from(token, 'base64url')
  const [secret, tag] = [bytes.subarray(0, SECRET_BYTES), bytes.subarray(SECRET_BYTES)]
  return timingSafeEqual(tag, tagOf(key, secret)) ? 'signed' : 'junk'
}
