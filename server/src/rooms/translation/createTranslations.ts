import { createHash } from 'node:crypto'
import { isInLanguage, type Language, translatableParts, withParts } from '@nimbo/contract'
import type { Redis } from 'ioredis'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { createBreaker } from './createBreaker.ts'
import type { Translator } from './Translator.ts'

interface Translation {
  content: string
  /** The language the text is in; empty when that cannot be told. */
  from: string
}
/** Undefined while the translator is away. */
type Translations = (text: string, from: string, to: Language) => Promise<Translation | undefined>

/** Shorter than anything about a person may outlive their account. */
const KEPT_SECONDS = 3_600
/** A Redis that takes longer is passed over. */
const CACHE_MS = 300
const terms = { failures: 5, openMs: 15_000, atOnce: 16 }

interface TranslationDeps {
  redis: Redis
  translator: Translator
  metrics: Pick<Metrics, 'translations'>
  log: Log
}

/** Translates a text once for everybody who reads it: at the same moment in this process, and for an hour in all of them. */
export function createTranslations({ redis, translator, metrics, log }: TranslationDeps): Translations {
  const underWay = new Map<string, Promise<Translation | undefined>>()
  const attempt = createBreaker(terms, (e) => log.warn({ reason: e instanceof Error ? e.message : String(e) }, 'translator failed'))
  const count = (outcome: string) => metrics.translations.inc({ outcome })

  async function ask(text: string, given: string, to: Language): Promise<Translation | undefined> {
    const parts = translatableParts(text)
    return attempt(async () => {
      const from = given || (await translator.detect(parts.join(' ')))
      if (from === '' || isInLanguage(from, to)) return { content: text, from }
      const translated = await translator.translate(parts, from, to)
      return { content: translated ? withParts(text, translated) : text, from }
    })
  }

  async function read(key: string): Promise<Translation | undefined> {
    const kept = await soon(redis.get(key)).catch(() => null)
    return kept ? (JSON.parse(kept) as Translation) : undefined
  }

  async function find(key: string, text: string, from: string, to: Language): Promise<Translation | undefined> {
    const kept = await read(key)
    if (kept) {
      count('kept')
      return kept
    }
    const made = await ask(text, from, to)
    count(made ? 'made' : 'away')
    if (made) void soon(redis.set(key, JSON.stringify(made), 'EX', KEPT_SECONDS)).catch(() => undefined)
    return made
  }

  return (text, from, to) => {
    if (translatableParts(text).length === 0 || (from && isInLanguage(from, to))) return Promise.resolve({ content: text, from })
    const key = `translated:${to}:${from}:${createHash('sha256').update(text).digest('base64url')}`
    let found = underWay.get(key)
    if (!found) {
      found = find(key, text, from, to).finally(() => underWay.delete(key))
      underWay.set(key, found)
    }
    return found
  }
}

function soon<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('Redis did not answer in time')), CACHE_MS)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
