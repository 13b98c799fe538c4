import type { Language } from '@nimbo/contract'
import { i18n } from '@lingui/core'
import type { Messages } from '@lingui/core'
import { create } from 'zustand'
import { initialLanguage, languageFacts } from './language.ts'
import { readStored, writeStored } from './storage.ts'

const catalogues = import.meta.glob<Messages>('../locales/*.po', { import: 'messages' })

export const useLanguage = create<Language>()(() => initialLanguage(readStored('lang'), navigator.language))

export function currentLanguage(): Language {
  return useLanguage.getState()
}

/** Loads a catalogue and puts it on: every text changes in place, nothing is reloaded. */
async function wear(language: Language): Promise<void> {
  const { html, intl, dir } = languageFacts[language]
  const load = catalogues[`../locales/${language}.po`]
  if (!load) throw new Error(`no catalogue for ${language}`)
  i18n.load(language, await load())
  i18n.activate(language, [intl])
  document.documentElement.lang = html
  document.documentElement.dir = dir
}

export function startLanguage(): Promise<void> {
  return wear(currentLanguage())
}

export async function chooseLanguage(language: Language): Promise<void> {
  await wear(language)
  rememberLanguage(language)
}

export function rememberLanguage(language: Language): void {
  writeStored('lang', language)
  useLanguage.setState(language, true)
}
