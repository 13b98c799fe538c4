import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const VERSION = 'v1.'
const IV_BYTES = 12
const TAG_BYTES = 16
const LEAST_KEY = 32

/** Secrets of operators' code apps, as stored in the database. */
export interface TotpSecrets {
  encrypt(operator: number, secret: string): string
  /** Undefined for what was not encrypted with this key for this operator: a copy from another's row lets nobody in. */
  decrypt(operator: number, kept: string | null | undefined): string | undefined
}

export function totpSecrets(operatorKey: string): TotpSecrets {
  if (operatorKey.length < LEAST_KEY) throw new Error('NIMBO_OPERATOR_KEY is too short')
  const key = Buffer.from(hkdfSync('sha256', operatorKey, '', 'totp secrets of operators', 32))
  const whose = (operator: number) => Buffer.from(`operator:${operator}`)
  return {
    encrypt(operator, secret) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(whose(operator))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return VERSION + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
    },
    decrypt(operator, kept) {
      if (!kept?.startsWith(VERSION)) return undefined
      const bytes = Buffer.from(kept.slice(VERSION.length), 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        decipher.setAAD(whose(operator)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
        return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}
