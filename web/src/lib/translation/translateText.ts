import { isInLanguage, languageFacts, languages, translatableParts, Translation, withParts } from '@nimbo/contract'
import type { Language } from '@nimbo/contract'
import { client } from '../client.ts'
import { detectOnDevice, translateOnDevice } from './deviceTranslator.ts'

export interface Translated {
  content: string
  /** The language it was said in. */
  from: string
  by: 'device' | 'nimbo'
}

/** own: it is in the reader's language, or has no words. untouched: possible after a touch. away: not now. impossible: nobody here can. */
export type Outcome = Translated | 'own' | 'untouched' | 'away' | 'impossible'

export interface Wanted {
  text: string
  /** The language it is in, where that is known. */
  from?: string
  to: Language
  room: { liveuid: number; stream: string }
  /** True when the reader asked for just this text: more may be downloaded for it. */
  touched: boolean
  /** True when our server translates as well. */
  server: boolean
}

const scripts = [...new Set(languages.map((language) => languageFacts[language].script))].map((script) => ({
  letters: new RegExp(`\\p{Script=${script}}`, 'u'),
  writtenWith: languages.filter((language) => languageFacts[language].script === script),
}))

/** By its letters alone. Undefined where several languages share them. */
function isOwnByScript(text: string, to: Language): boolean | undefined {
  const found = scripts.filter(({ letters }) => letters.test(text))
  const mine = found.some(({ writtenWith }) => writtenWith.includes(to))
  if (!mine) return false
  return found.length === 1 && found[0]!.writtenWith.length < 3 ? true : undefined
}

/** True for a text in the reader's language, as far as this device can tell by itself; undefined: it cannot. */
export async function isOwn(text: string, to: Language): Promise<boolean | undefined> {
  const words = translatableParts(text).join(' ')
  if (words === '') return true
  const from = await detectOnDevice(words, false)
  if (from) return isInLanguage(from, to)
  // A detector that cannot tell has nothing to translate.
  return from === '' ? true : isOwnByScript(words, to)
}

/** By the browser's own translator where it has one, else by our server where an operator set one up. Never throws. */
export async function translateText({ text, from: given, to, room, touched, server }: Wanted): Promise<Outcome> {
  const parts = translatableParts(text)
  if (parts.length === 0) return 'own'
  const words = parts.join(' ')
  const from = given ?? (await detectOnDevice(words, touched))
  if (from && isInLanguage(from, to)) return 'own'
  if (!touched && (from === '' || (from === undefined && isOwnByScript(words, to)))) return 'own'
  const done = from ? await translateOnDevice(parts, from, to, touched) : undefined
  if (Array.isArray(done)) return { content: withParts(text, done), from: from!, by: 'device' }
  if (server) {
    if (!touched) await serverTurn()
    const outcome = await askServer(text, from ?? '', to, room)
    return outcome === 'away' && done === 'untouched' ? done : outcome
  }
  return done === 'untouched' ? done : 'impossible'
}

/** Under what our server grants a person in a minute, so that one who asks for a line is never refused because of all the others. */
const SERVER_MS = 700
let turnAt = 0

async function serverTurn(): Promise<void> {
  const wait = turnAt - Date.now()
  turnAt = Math.max(Date.now(), turnAt) + SERVER_MS
  if (wait > 0) await new Promise((done) => setTimeout(done, wait))
}

async function askServer(content: string, from: string, to: Language, room: Wanted['room']): Promise<Outcome> {
  try {
    const answer = await client.call(Translation.translate, { ...room, content, from })
    if (answer.content === content || isInLanguage(answer.from, to)) return 'own'
    return { ...answer, by: 'nimbo' }
  } catch {
    return 'away'
  }
}
