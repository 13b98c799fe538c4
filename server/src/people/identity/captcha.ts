import { createHash } from 'node:crypto'
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Database } from '../../platform/postgres.ts'

/** About half a second on a phone of today, three on a cheap one; nobody notices one, a robot pays for each. */
const COST = 1_000
const LEAST = 200
const MOST = 600
const VALID_SECONDS = 300

export interface Captcha {
  /** A puzzle for a device to work on, of so many times the usual work. */
  make(times?: number): Promise<{ parameters: Record<string, string | number>; signature: string }>
  /** Solved puzzle of ours, of at least that much work, not expired, handed in for the first time. */
  isSolved(text: string, times?: number): Promise<boolean>
}

export function createCaptcha(db: Database, key: string): Captcha {
  const secrets = { hmacSignatureSecret: key, hmacKeySignatureSecret: `${key}:key` }
  return {
    async make(times = 1) {
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST * times,
        counter: randomInt(LEAST, MOST),
        deriveKey,
        expiresAt: Math.floor(Date.now() / 1000) + VALID_SECONDS,
        ...secrets,
      })
      return { parameters: parameters as unknown as Record<string, string | number>, signature: signature! }
    },
    async isSolved(text, times = 1) {
      const payload = read(text)
      if (!payload?.challenge.signature || !(payload.challenge.parameters.cost >= COST * times)) return false
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets }).catch(() => ({ verified: false }))
      return verified && handIn(db, payload.challenge.signature)
    },
  }
}

function read(text: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(text, 'base64').toString()) as Partial<Payload>
    return typeof payload.challenge === 'object' && typeof payload.solution === 'object' ? (payload as Payload) : undefined
  } catch {
    return undefined
  }
}

/** The primary key decides between two that hand in the same puzzle at once. */
async function handIn(db: Database, signature: string): Promise<boolean> {
  const hash = createHash('sha256').update(signature).digest()
  const rows = await db.query((sql) =>
    sql.query(
      `insert into captcha_used (hash, expires_at) values ($1, now() + make_interval(secs => $2)) on conflict do nothing returning 1`,
      [hash, 2 * VALID_SECONDS],
    ),
  )
  return rows.length > 0
}
