import { Captions, type Language } from '@nimbo/contract'
import type { SignedIn } from '../fixtures/person.ts'
import { pause } from './pause.ts'

const WORD_MS = 450
const SILENCE_MS = 9_000

export interface Speech {
  lang: Language
  phrases: readonly string[]
}

/** A demo host speaks now and then: phrases that grow word by word, as a browser hears them. */
export async function speak({ client }: SignedIn, stream: string, { lang, phrases }: Speech, stop: AbortSignal): Promise<void> {
  for (let n = 0; !stop.aborted; n++) {
    await pause(SILENCE_MS, stop)
    const words = phrases[n % phrases.length]!.split(' ')
    const phrase = Date.now()
    for (let rev = 0; rev < words.length && !stop.aborted; rev++) {
      const final = rev === words.length - 1 ? 1 : 0
      const content = words.slice(0, rev + 1).join(' ')
      // Away for a private live, or a server that restarts: what is not heard is not said again.
      await client.call(Captions.sendCaption, { stream, phrase, rev, content, lang, final }).catch(() => undefined)
      await pause(WORD_MS, stop)
    }
  }
}
