import { createHash } from 'node:crypto'
import { type Language, languages } from '@nimbo/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/config.ts'
import type { Limits } from '../../platform/limit.ts'
import type { Log } from '../../platform/log.ts'
import type { Database } from '../../platform/postgres.ts'
import type { Storage } from '../../platform/storage.ts'
import { type CardFacts, cardFacts } from './card.store.ts'
import { subjectOfPicture } from './subjectOf.ts'

interface CardDeps {
  db: Database
  storage: Storage
  limits: Limits
  config: Pick<Config, 'webDist'>
  log: Log
}

const KEPT_SECONDS = 300
/** About 6 MB. */
const MOST_KEPT = 100
/** Drawing takes a core for a moment: one at a time, and whoever comes when many wait is told to come back. */
const MOST_WAITING = 20

/** Pictures of links, drawn when a preview asks, kept while what they show is the same. They may be shown anywhere. */
export function serveCards(app: FastifyInstance, { db, storage, limits, config, log }: CardDeps): void {
  const ofAddress = limits('cards')
  const kept = new Map<string, Promise<Buffer>>()
  let [waiting, last] = [0, Promise.resolve<unknown>(undefined)]

  async function draw(facts: CardFacts, language: Language): Promise<Buffer> {
    // Imported here: it loads a native decoder that a process without previews does not need.
    const { drawCard } = await import('./drawCard.ts')
    return drawCard({ storage, webDist: config.webDist }, facts, language)
  }

  function cardOf(facts: CardFacts, language: Language): Promise<Buffer> | undefined {
    const key = createHash('sha256')
      .update(JSON.stringify([facts, language]))
      .digest('base64url')
    const known = kept.get(key)
    if (known) return known
    if (waiting >= MOST_WAITING) return undefined
    waiting++
    const drawn = last.then(() => draw(facts, language)).finally(() => waiting--)
    last = drawn.catch(() => kept.delete(key))
    for (const old of kept.keys()) {
      if (kept.size < MOST_KEPT) break
      kept.delete(old)
    }
    kept.set(key, drawn)
    return drawn
  }

  app.get('/card/:kind/:file', async (req, reply) => {
    const { kind, file } = req.params as { kind: string; file: string }
    const asked = (req.query as { lang?: string }).lang
    const language = languages.find((known) => known === asked) ?? 'en'
    const subject = subjectOfPicture(kind, file.endsWith('.jpg') ? file.slice(0, -4) : '')
    reply.headers({
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': `default-src 'none'; sandbox`,
    })
    try {
      if (!subject) return await reply.status(404).send()
      if (!(await ofAddress.tryTake(req.ip))) return await reply.status(429).send()
      const facts = await db.query((sql) => cardFacts(sql, subject))
      if (!facts) return await reply.status(404).send()
      const card = await cardOf(facts, language)
      if (!card) return await reply.status(503).header('retry-after', '5').send()
      return await reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`).type('image/jpeg').send(card)
    } catch (e) {
      log.warn({ err: e, requestId: req.id }, 'drawing a card failed')
      return reply.status(503).header('retry-after', '5').send()
    }
  })
}
