type AppWindow = Window & typeof globalThis
type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'
interface Pair {
  sourceLanguage: string
  targetLanguage: string
}

/** Translations of the page's browser. A text that is not listed is marked with both languages. */
const known: Readonly<Record<string, string>> = {
  'pt en boa noite!': 'good evening!',
  'pt en boa noite gente': 'good evening everyone',
  'pt ar boa noite!': 'مساء الخير!',
  'ar en مساء الخير': 'good evening',
}

function languageOf(text: string): { detectedLanguage: string; confidence: number } {
  if (/\p{Script=Arabic}/u.test(text)) return { detectedLanguage: 'ar', confidence: 0.98 }
  if (/\b(good|hello|song|is|the|thanks)\b/i.test(text)) return { detectedLanguage: 'en', confidence: 0.96 }
  if (/\b(boa|que|toca|voz|aquela)\b/i.test(text)) return { detectedLanguage: 'pt', confidence: 0.95 }
  return { detectedLanguage: 'nl', confidence: 0.2 }
}

/** The browser's own translator and detector, in a page under test. */
export class FakeTranslator {
  availability: Availability = 'available'
  readonly translated: string[] = []
  /** Pairs that were made ready, each after a download or without one. */
  readonly made: string[] = []

  readonly put = (frame: AppWindow): void => {
    const touch = () => {
      // As browsers do: a download needs a touch.
      if (this.availability !== 'available' && !frame.navigator.userActivation.isActive)
        throw new frame.DOMException('Requires a user gesture', 'NotAllowedError')
    }
    const translate = async ({ sourceLanguage, targetLanguage }: Pair, text: string) => {
      this.translated.push(text)
      return known[`${sourceLanguage} ${targetLanguage} ${text}`] ?? `${text} (${sourceLanguage}→${targetLanguage})`
    }
    Object.assign(frame, {
      Translator: {
        availability: async () => this.availability,
        create: async (pair: Pair) => {
          touch()
          this.made.push(`${pair.sourceLanguage} ${pair.targetLanguage}`)
          this.availability = 'available'
          return { translate: (text: string) => translate(pair, text) }
        },
      },
      LanguageDetector: {
        availability: async () => 'available',
        create: async () => ({ detect: async (text: string) => [languageOf(text)] }),
      },
    })
  }
}
