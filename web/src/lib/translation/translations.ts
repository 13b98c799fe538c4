import type { Language } from '@nimbo/contract'
import { create } from 'zustand'
import { currentLanguage } from '../i18n.ts'
import { createPace } from './createPace.ts'
import { isOwn, translateText } from './translateText.ts'
import type { Outcome, Translated, Wanted } from './translateText.ts'

/** Text to translate, with the id of its line. */
interface Said {
  id: string
  text: string
  from?: string
}

/** offered: it is in another language, and a touch translates it. plain: nothing stands beside it. */
export type TranslationState = { is: 'plain' } | { is: 'offered' } | { is: 'busy' } | ({ is: 'done'; original: boolean } & Translated)

const MOST = 400
/** A device translates a line in a blink; the pause leaves the page its frames. */
const pace = createPace({ everyMs: 20, most: 16, restMs: 15_000 })

interface Translations {
  of: ReadonlyMap<string, TranslationState>
  /** True when our server translates, too. Set once: rows come and go by the dozen. */
  server: boolean
}
export const useTranslations = create<Translations>()(() => ({ of: new Map(), server: false }))

/** Another language makes other translations. */
export const translationKey = (id: string, language: Language = currentLanguage()) => `${language} ${id}`

function set(id: string, state: TranslationState): void {
  useTranslations.setState(({ of }) => {
    const kept = new Map(of)
    kept.delete(translationKey(id))
    kept.set(translationKey(id), state)
    for (const oldest of kept.keys()) if (kept.size > MOST) kept.delete(oldest)
    return { of: kept }
  })
}

const isKnown = (id: string) => useTranslations.getState().of.has(translationKey(id))

function settle(id: string, outcome: Outcome): void {
  if (outcome === 'untouched' || outcome === 'away') set(id, { is: 'offered' })
  else if (typeof outcome === 'string') set(id, { is: 'plain' })
  else set(id, { is: 'done', original: false, ...outcome })
}

type Room = Wanted['room']

/** Request to a translator about one text. */
const wanted = (said: Said, room: Room, touched: boolean): Wanted => {
  return { ...said, room, touched, to: currentLanguage(), server: useTranslations.getState().server }
}

/** Marks what is in another language, without asking anybody. */
export function offerTranslation({ id, text }: Said): void {
  if (isKnown(id)) return
  set(id, { is: 'plain' })
  void isOwn(text, currentLanguage()).then((own) => own === false && set(id, { is: 'offered' }))
}

/** Translates what is drawn, as it comes; more than a person reads is left as it is. */
export function translateAsItComes(said: Said, room: Room): void {
  const { id } = said
  if (isKnown(id)) return
  set(id, { is: 'plain' })
  pace({
    async run() {
      const outcome = await translateText(wanted(said, room, false))
      settle(id, outcome)
      return outcome !== 'away'
    },
    skip: () => undefined,
  })
}

/** Translates one text because somebody asked for it. Answers why there is nothing to show, if so. */
export async function translateNow(said: Said, room: Room): Promise<Exclude<Outcome, Translated> | undefined> {
  set(said.id, { is: 'busy' })
  const outcome = await translateText(wanted(said, room, true))
  settle(said.id, outcome)
  return typeof outcome === 'string' ? outcome : undefined
}

/** Another choice looks at every line anew; what was translated stays. */
export function keepTranslated(): void {
  useTranslations.setState(({ of }) => ({ of: new Map([...of].filter(([, state]) => state.is === 'done')) }))
}

/** The original is one touch away, and so is the translation from it. */
export function toggleOriginal(id: string): void {
  const state = useTranslations.getState().of.get(translationKey(id))
  if (state?.is === 'done') set(id, { ...state, original: !state.original })
}
