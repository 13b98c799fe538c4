import { randomBytes } from 'node:crypto'
import { type ThirdType, thirdTypes } from '@nimbo/contract'
import type { Config } from '../../../platform/config.ts'
import type { Log } from '../../../platform/log.ts'
import type { Database } from '../../../platform/postgres.ts'
import { consumeAttempt, storeAttempt } from './attempt.store.ts'
import { cleanName } from './cleanName.ts'
import { facebook } from './facebook.ts'
import { NotProved, reasonOf } from './NotProved.ts'
import { apple, google } from './openIdProvider.ts'
import type { Evidence, Provider } from './Provider.ts'
import { twitter } from './twitter.ts'

/** A person as the provider identifies them. */
export interface ThirdPerson {
  provider: ThirdType
  subject: string
  name: string
}
/** Values that a client returns with from a provider. */
export interface ThirdProof extends Evidence {
  type: ThirdType
  state: string
}

/** Sign-in with identity providers. */
export interface Third {
  /** Configured providers. */
  offered: readonly ThirdType[]
  /** Undefined when the provider is not configured or its discovery fails. */
  begin(type: ThirdType): Promise<{ url: string; state: string; nonce: string } | undefined>
  /** Undefined when anything about the proof is wrong. A state can be used once. */
  prove(proof: ThirdProof): Promise<ThirdPerson | undefined>
}

export interface ThirdDeps {
  db: Database
  config: Pick<Config, 'third' | 'publicOrigin'>
  log: Log
}

/** Shorter than the time budget of a call, so that a slow provider is not mistaken for a slow server. */
const VERIFY_TIMEOUT_MS = 10_000
const MAX_SUBJECT = 200

const secret = () => randomBytes(32).toString('base64url')

export function createThird({ db, config, log }: ThirdDeps): Third {
  const providers = createProviders(config)
  const failed = (provider: ThirdType, error: unknown): undefined => {
    log.info({ provider, reason: reasonOf(error) }, 'third-party sign-in failed')
  }

  return {
    offered: thirdTypes.filter((type) => providers[type]),
    async begin(type) {
      const [state, nonce, verifier] = [secret(), secret(), secret()]
      const url = await providers[type]?.authorizationUrl({ state, nonce, verifier }).catch((error: unknown) => failed(type, error))
      if (!url) return undefined
      await db.query((sql) => storeAttempt(sql, type, state, { nonce, verifier }))
      return { url: url.href, state, nonce }
    },
    async prove({ type, state, ...evidence }) {
      const attempt = await db.query((sql) => consumeAttempt(sql, type, state))
      const provider = providers[type]
      try {
        if (!attempt || !provider) throw new NotProved('state')
        if ((evidence.code === '') === (evidence.access_token === '')) throw new NotProved('shape')
        const { subject, name } = await inTime(provider.verify(evidence, attempt))
        if (subject.length === 0 || subject.length > MAX_SUBJECT) throw new NotProved('subject')
        if (evidence.openid !== '' && evidence.openid !== subject) throw new NotProved('openid')
        return { provider: type, subject, name: cleanName(name) }
      } catch (error) {
        return failed(type, error)
      }
    },
  }
}

function createProviders({ third, publicOrigin }: ThirdDeps['config']): { [T in ThirdType]: Provider | undefined } {
  const redirectUri = `${publicOrigin}/router`
  return {
    google: third.google && google(third.google, redirectUri),
    apple: third.apple && apple(third.apple, redirectUri),
    twitter: third.twitter && twitter(third.twitter, redirectUri),
    facebook: third.facebook && facebook(third.facebook, redirectUri),
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new NotProved('slow')), VERIFY_TIMEOUT_MS)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
