import type { Language } from '@nimbo/contract'
import { languageFacts } from '@nimbo/contract'

type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'
interface Pair {
  sourceLanguage: string
  targetLanguage: string
}
interface DeviceTranslator {
  translate(text: string): Promise<string>
}
interface DeviceDetector {
  detect(text: string): Promise<readonly { detectedLanguage: string; confidence: number }[]>
}
interface DeviceApis {
  Translator?: { availability(pair: Pair): Promise<Availability>; create(pair: Pair): Promise<DeviceTranslator> }
  LanguageDetector?: { availability(): Promise<Availability>; create(): Promise<DeviceDetector> }
}
const apis = (): DeviceApis => globalThis as DeviceApis

export const hasDeviceTranslator = () => apis().Translator !== undefined

/** A line of a few words is taken for some language by chance below this. */
const LEAST_CONFIDENCE = 0.5

/** Asked about for every line: an answer holds for a while. */
const ASK_AGAIN_MS = 30_000

let detector: Promise<DeviceDetector> | undefined
let missingUntil = 0
const translators = new Map<string, Promise<DeviceTranslator>>()

/** Models to be downloaded are downloaded only after a touch: browsers refuse it otherwise, and they are megabytes. */
const isReady = (state: Availability, touched: boolean) => state === 'available' || (touched && state !== 'unavailable')

/** The language of a text; empty when that cannot be told, undefined where the device has no detector. */
export async function detectOnDevice(text: string, touched: boolean): Promise<string | undefined> {
  const api = apis().LanguageDetector
  if (!api || (!touched && Date.now() < missingUntil)) return undefined
  try {
    if (!detector && !isReady(await api.availability(), touched)) {
      missingUntil = Date.now() + ASK_AGAIN_MS
      return undefined
    }
    detector ??= api.create()
    const [best] = await (await detector).detect(text)
    return best && best.detectedLanguage !== 'und' && best.confidence >= LEAST_CONFIDENCE ? best.detectedLanguage : ''
  } catch {
    detector = undefined
    return undefined
  }
}

/** Each text in another language. `untouched`: the device could, after a touch; undefined: it cannot. */
export async function translateOnDevice(
  texts: readonly string[],
  from: string,
  to: Language,
  touched: boolean,
): Promise<readonly string[] | 'untouched' | undefined> {
  const api = apis().Translator
  if (!api) return undefined
  const pair = { sourceLanguage: from, targetLanguage: languageFacts[to].translator }
  const key = `${from} ${to}`
  try {
    let translator = translators.get(key)
    if (!translator) {
      const state = await api.availability(pair)
      if (!isReady(state, touched)) return state === 'unavailable' ? undefined : 'untouched'
      translator = api.create(pair)
      translators.set(key, translator)
    }
    const made = await translator
    const done: string[] = []
    for (const text of texts) done.push(await made.translate(text))
    return done
  } catch {
    translators.delete(key)
    return undefined
  }
}
