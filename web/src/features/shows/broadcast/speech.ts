import { type Language, languageFacts } from '@nimbo/contract'

interface SpeechResult {
  readonly isFinal: boolean
  readonly [n: number]: { readonly transcript: string }
}
export interface SpeechResults {
  /** The first result that changed. */
  readonly resultIndex: number
  readonly results: { readonly length: number; readonly [n: number]: SpeechResult }
}

interface SpeechEvents {
  result: SpeechResults
  error: { readonly error: string }
  end: object
}

/** The browser's speech recognition, as far as it is used here. */
export interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  /** Newer browsers can be told that no sound may leave the device. */
  processLocally?: boolean
  addEventListener<K extends keyof SpeechEvents>(
    type: K,
    listener: (event: SpeechEvents[K]) => void,
    options: { signal: AbortSignal },
  ): void
  start(track?: MediaStreamTrack): void
  abort(): void
}
interface RecognitionApi {
  new (): Recognition
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>
}

export function speechApi(): RecognitionApi | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionApi
    webkitSpeechRecognition?: RecognitionApi
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** True when the device recognises this language by itself, with nothing more to fetch. */
export async function isLocal(api: RecognitionApi, language: Language): Promise<boolean> {
  const found = await api.available?.({ langs: [languageFacts[language].spoken], processLocally: true }).catch(() => undefined)
  return found === 'available'
}
