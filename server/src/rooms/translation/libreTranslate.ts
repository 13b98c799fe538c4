import { languageFacts } from '@nimbo/contract'
import { z } from 'zod'
import type { TranslateApp } from '../../platform/config.ts'
import type { Translator } from './Translator.ts'

const TIMEOUT_MS = 3_000
const LANGUAGES_MS = 3_600_000
/** Below this a short line is taken for some language by chance. */
const LEAST_CONFIDENCE = 0.3
/** Limit of a translation: whatever the other side answers, no more is kept or sent on. */
const MAX_CHARACTERS = 2_000

const languageList = z.array(z.object({ code: z.string(), targets: z.array(z.string()).default([]) }))
const detections = z.array(z.object({ language: z.string(), confidence: z.number() }))
const translations = z.object({ translatedText: z.array(z.string().transform((text) => text.slice(0, MAX_CHARACTERS))) })
type Languages = z.output<typeof languageList>

/** Names that releases of LibreTranslate have used for what BCP 47 calls otherwise, the best first. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  zh: ['zh-Hans', 'zh'],
  'zh-Hant': ['zh-Hant', 'zt'],
  pt: ['pt-BR', 'pb', 'pt'],
}
const tags: Readonly<Record<string, string>> = { 'zh-Hans': 'zh', zt: 'zh-Hant', pb: 'pt' }

/** By LibreTranslate's HTTP interface, which others speak as well. */
export function createLibreTranslate({ url, apiKey }: TranslateApp): Translator {
  const base = url.replace(/\/$/, '')
  let known: { until: number; list: Promise<Languages> } | undefined

  async function ask<T>(path: string, schema: z.ZodType<T>, body?: object): Promise<T> {
    const response = await fetch(`${base}${path}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, ...(apiKey && { api_key: apiKey }) }),
      }),
    })
    // Its own words may repeat what somebody wrote: they are not part of an error.
    if (!response.ok) throw new Error(`the translator answered HTTP ${response.status}`)
    return schema.parse(await response.json())
  }

  function languages(): Promise<Languages> {
    if (!known || known.until < performance.now()) {
      const list = ask('/languages', languageList)
      known = { until: performance.now() + LANGUAGES_MS, list }
      list.catch(() => (known = undefined))
    }
    return known.list
  }

  return {
    async detect(text) {
      const [best] = await ask('/detect', detections, { q: text })
      // A share in older releases, percent in newer ones.
      const confidence = best ? (best.confidence > 1 ? best.confidence / 100 : best.confidence) : 0
      return best && confidence >= LEAST_CONFIDENCE ? (tags[best.language] ?? best.language) : ''
    },
    async translate(texts, from, to) {
      const list = await languages()
      const source = codeOf(from, list)
      const target = codeOf(languageFacts[to].translator, list)
      const targets = list.find(({ code }) => code === source)?.targets ?? []
      if (!source || !target || (targets.length > 0 && !targets.includes(target))) return undefined
      const { translatedText } = await ask('/translate', translations, { q: texts, source, target, format: 'text' })
      if (translatedText.length !== texts.length) throw new Error('the translator answered another number of texts')
      return translatedText
    },
  }
}

/** Code by which the server knows a language, if it has it. */
function codeOf(tag: string, list: Languages): string | undefined {
  const [primary = ''] = tag.split('-')
  const names = [...(aliases[tag] ?? [tag]), ...(aliases[primary] ?? [primary])]
  return names.find((name) => list.some(({ code }) => code === name))
}
