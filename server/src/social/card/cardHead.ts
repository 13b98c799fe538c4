import { createHash } from 'node:crypto'
import { type Language, languages } from '@nimbo/contract'
import type { PageCard, PageOptions } from '../../platform/http/pages.ts'
import type { Limits } from '../../platform/limit.ts'
import type { Database } from '../../platform/postgres.ts'
import { OneSecondCache } from '../../platform/OneSecondCache.ts'
import { texts } from '../../texts/index.ts'
import { type CardFacts, cardFacts, type Subject } from './card.store.ts'
import { pictureOf, subjectOfPage } from './subjectOf.ts'

/** A page that waits for a busy database shows its visitor nothing; without a card it is previewed as any other of ours. */
const TIMEOUT_MS = 150
/** Limit of concurrent lookups: strangers open pages of whomever they like, and calls keep the other connections. */
const MOST_UNDERWAY = 4
/** Marks around a name in another script keep it from turning the sentence around. */
const isolated = (name: string) => `\u2068${name}\u2069`

/** Head of a page for link previews, in the language of the link (`lang`), or of the browser. */
export function cardHead({ db, limits }: { db: Database; limits: Limits }, origin: string): NonNullable<PageOptions['card']> {
  const ofAddress = limits('cards')
  const kept = new OneSecondCache<CardFacts | undefined>()
  let underway = 0

  async function ask(subject: Subject): Promise<CardFacts | undefined> {
    // Failed, not answered: the next one who asks is not told that nobody is there.
    if (underway >= MOST_UNDERWAY) throw new Error('too many cards are asked for')
    underway++
    return db.query((sql) => cardFacts(sql, subject)).finally(() => underway--)
  }
  async function find(subject: Subject, ip: string): Promise<CardFacts | undefined> {
    return (await ofAddress.tryTake(ip)) ? kept.get(pictureOf(subject), () => ask(subject)) : undefined
  }

  return async (address, browser, ip) => {
    const subject = subjectOfPage(address)
    if (!subject) return undefined
    const asked = new URL(address, origin).searchParams.get('lang')
    const language = languages.find((known) => known === asked) ?? browser
    const late = new Promise<undefined>((done) => setTimeout(done, TIMEOUT_MS, undefined).unref())
    const facts = await Promise.race([find(subject, ip).catch(() => undefined), late])
    if (!facts) return undefined
    const version = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 10)
    const image = `${origin}/card/${pictureOf(subject)}.jpg?${new URLSearchParams({ lang: language, v: version }).toString()}`
    return { ...words(facts, language), image }
  }
}

function words({ kind, name: plain, bio, live, locked, title }: CardFacts, language: Language): Pick<PageCard, 'title' | 'description'> {
  const said = texts[language].card
  const name = isolated(plain)
  if (kind === 'invite') return { title: said.invites(name), description: said.about }
  const description = locked ? said.locked : title || (kind === 'user' && bio) || said.follow(name)
  return { title: live ? said.watch(name) : said.person(name), description }
}
