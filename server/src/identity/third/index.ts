import { randomBytes } from 'node:crypto'
import { type ThirdType, thirdTypes } from '@nimbo/contract'
import type { Config } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import type { Database } from '../../platform/postgres.ts'
import { apple } from './apple.ts'
import { keepAttempt, takeAttempt } from './attempt.store.ts'
import { cleanName } from './cleanName.ts'
import type { Company, Evidence } from './Company.ts'
import { facebook } from './facebook.ts'
import { google } from './google.ts'
import { NotProved, reasonOf } from './NotProved.ts'
import { twitter } from './twitter.ts'

/** A person as another company knows them. */
export interface ThirdPerson {
  provider: ThirdType
  subject: string
  name: string
}
/** What a client brings back from another company. */
export interface ThirdProof extends Evidence {
  type: ThirdType
  state: string
}

/** Sign-in with other companies. */
export interface Third {
  /** Companies this deployment is registered with. */
  offered: readonly ThirdType[]
  /** Begins a sign-in; undefined when that company is not offered, or does not say where to go. */
  begin(type: ThirdType): Promise<{ url: string; state: string; nonce: string } | undefined>
  /** Who the company says it is; undefined when anything about the proof is wrong. A state is good once. */
  prove(proof: ThirdProof): Promise<ThirdPerson | undefined>
}

export interface ThirdDeps {
  db: Database
  config: Pick<Config, 'third' | 'publicOrigin'>
  log: Log
}

/** Shorter than the time a call may take, so that a slow company is told apart from a slow server. */
const PROVE_MS = 10_000
const MAX_SUBJECT = 200

const secret = () => randomBytes(32).toString('base64url')

export function createThird({ db, config, log }: ThirdDeps): Third {
  const companies = companiesOf(config)
  const failed = (provider: ThirdType, error: unknown): undefined => {
    log.info({ provider, reason: reasonOf(error) }, 'a sign-in with another company was not proved')
  }

  return {
    offered: thirdTypes.filter((type) => companies[type]),
    async begin(type) {
      const [state, nonce, verifier] = [secret(), secret(), secret()]
      const url = await companies[type]?.address({ state, nonce, verifier }).catch((error: unknown) => failed(type, error))
      if (!url) return undefined
      await db.read((tx) => keepAttempt(tx, type, state, { nonce, verifier }))
      return { url: url.href, state, nonce }
    },
    async prove({ type, state, ...evidence }) {
      const attempt = await db.read((tx) => takeAttempt(tx, type, state))
      const company = companies[type]
      try {
        if (!attempt || !company) throw new NotProved('state')
        if ((evidence.code === '') === (evidence.access_token === '')) throw new NotProved('shape')
        const { subject, name } = await inTime(company.prove(evidence, attempt))
        if (subject.length === 0 || subject.length > MAX_SUBJECT) throw new NotProved('subject')
        if (evidence.openid !== '' && evidence.openid !== subject) throw new NotProved('openid')
        return { provider: type, subject, name: cleanName(name) }
      } catch (error) {
        return failed(type, error)
      }
    },
  }
}

function companiesOf({ third, publicOrigin }: ThirdDeps['config']): { [T in ThirdType]: Company | undefined } {
  const back = `${publicOrigin}/router`
  return {
    google: third.google && google(third.google, back),
    apple: third.apple && apple(third.apple, back),
    twitter: third.twitter && twitter(third.twitter, back),
    facebook: third.facebook && facebook(third.facebook, back),
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new NotProved('slow')), PROVE_MS)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
