import { type Language, languageFacts } from '@nimbo/contract'
import { i18n } from '@lingui/core'
import type { Messages } from '@lingui/core'
import { create } from 'zustand'
import { initialLanguage } from './language.ts'
import { readStored, writeStored } from './storage.ts'

interface Catalogue {
  messages: Messages
  /** The build leaves the first page's texts in the catalogue and makes files of the others; see web/catalogueAreas.ts. */
  later?: readonly (() => Promise<{ messages: Messages }>)[]
}
const catalogues = import.meta.glob<Catalogue>('../locales/*.po')
const ALL_AREAS = 9

export const useLanguage = create<Language>()(() => initialLanguage(readStored('lang'), navigator.language))

export function currentLanguage(): Language {
  return useLanguage.getState()
}

/** Later areas somebody has asked for, and those that are there. */
let asked = 0
let there = 0

async function loadTexts(language: Language): Promise<void> {
  const load = catalogues[`../locales/${language}.po`]
  if (!load) throw new Error(`no catalogue for ${language}`)
  const wanted = asked
  const { messages, later = [] } = await load()
  const areas = await Promise.all(later.slice(0, wanted).map((fetchArea) => fetchArea()))
  const texts = Object.assign({}, messages, ...areas.map((area) => area.messages)) as Messages
  // Later texts are not on the screen yet: loading them with an event would draw every screen again.
  if (i18n.locale === language) Object.assign(i18n.messages, texts)
  else i18n.load(language, texts)
  // Code that came meanwhile may need more than this.
  if (wanted < asked) return loadTexts(language)
  there = wanted
}

/** Loads a catalogue and puts it on: every text changes in place, nothing is reloaded. */
async function wear(language: Language): Promise<void> {
  const { html, intl, dir } = languageFacts[language]
  await loadTexts(language)
  i18n.activate(language, [intl])
  document.documentElement.lang = html
  document.documentElement.dir = dir
}

/** The build puts this around every dynamic import of code whose texts are not among those of the first page. */
export async function withTexts<Module>(code: Promise<Module>, area: number): Promise<Module> {
  asked = Math.max(asked, area)
  const [module] = await Promise.all([code, there < area ? loadTexts(currentLanguage()) : undefined])
  return module
}

/** Fetches what is not yet needed, so that it is also there when the network is gone. */
export function loadAllTexts(): Promise<void> {
  return withTexts(Promise.resolve(), ALL_AREAS)
}

/** Texts need a catalogue: one that does not come is requested again, and the splash screen offers to reload. */
export async function startLanguage(tries = 0): Promise<void> {
  try {
    await wear(currentLanguage())
  } catch {
    await new Promise((done) => setTimeout(done, Math.min(500 * 2 ** tries, 8_000)))
    await startLanguage(tries + 1)
  }
}

export async function chooseLanguage(language: Language): Promise<void> {
  await wear(language)
  rememberLanguage(language)
}

export function rememberLanguage(language: Language): void {
  writeStored('lang', language)
  useLanguage.setState(language, true)
}
