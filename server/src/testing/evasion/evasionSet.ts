import { type Language, languages } from '@nimbo/contract'
import { type Pick, tricks } from './tricks.ts'
import { readWordFile } from './wordFile.ts'

const CLEAN_LINES = 5_000
const INNOCENT_PER_LANGUAGE = 80

interface DisguisedLine {
  language: Language
  trick: string
  word: string
  line: string
}
interface CleanLine {
  language: Language
  /** Contains a listed word, but means something else. */
  innocent: boolean
  line: string
}

/** Listed words in disguise that a filter must find, and ordinary chat that it must leave alone. The same lines on every run. */
export function evasionSet(): { disguised: DisguisedLine[]; clean: CleanLine[] } {
  const disguised: DisguisedLine[] = []
  const clean: CleanLine[][] = []
  for (const language of languages) {
    const { words, carriers, openers, bodies, innocent } = readWordFile(language)
    const script = language === 'ar' ? 'arabic' : language.startsWith('zh') ? 'han' : 'latin'
    for (const [t, [trick, disguise]] of Object.entries(tricks).entries())
      for (const [w, listed] of words.entries()) {
        const pick = seeded(`${language} ${trick} ${listed.word}`)
        const line = carriers[(t + w) % carriers.length]!.replace('{}', () => disguise(listed, script, pick))
        disguised.push({ language, trick, word: listed.word, line })
      }
    const joined = (from: readonly string[], count: number, isInnocent: boolean): CleanLine[] =>
      Array.from({ length: count }, (_, i) => {
        const opener = openers[((i % from.length) + Math.floor(i / from.length)) % openers.length]!
        const blank = script === 'han' && /[，！：]$/.test(opener) ? '' : ' '
        return { language, innocent: isInnocent, line: opener + blank + from[i % from.length]! }
      })
    clean.push([...joined(innocent, INNOCENT_PER_LANGUAGE, true), ...joined(bodies, openers.length * bodies.length, false)])
  }
  const interleaved = Array.from({ length: Math.max(...clean.map((c) => c.length)) }, (_, i) => clean.flatMap((c) => c[i] ?? [])).flat()
  return { disguised, clean: interleaved.slice(0, CLEAN_LINES) }
}

/** xorshift over a hash of the name: no library's change of version changes the set. */
function seeded(name: string): Pick {
  let state = 2_166_136_261
  for (const char of name) state = Math.imul(state ^ char.codePointAt(0)!, 16_777_619)
  return (from) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return from[(state >>> 0) % from.length]!
  }
}
