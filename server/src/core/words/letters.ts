import { digitsReadAs, hanReadAs, lettersReadAs, simplified } from './lookAlikes.ts'

/** Kinds of gap between two letters, as bits. */
export const TIGHT = 1
export const BLANK = 2
export const SENTENCE = 4

/** The letters of a text as a reader sees them, without what is between them, and what that was. */
export interface Letters {
  /** Code points, look-alikes folded. */
  readonly codes: number[]
  /** Code points before look-alikes are folded, for the dictionary that splits Chinese into words. */
  readonly plain: number[]
  /** Gap before each letter. */
  readonly gaps: number[]
  /** 1 for a digit or sign read as a letter. */
  readonly signs: number[]
}

const IGNORED = 0
const isIgnored = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}ـ]/u
const isLetter = /\p{L}/u
const isBlank = /[\s\p{Z}]/u
const endsSentence = /[,;:!?،؛؟。，、；：！？…\n]/u

/** Filled as characters are met; bounded, because any character may be sent. */
const UNKNOWN = -128
const known = new Int32Array(0x20000).fill(UNKNOWN)

/** A folded letter, 0 for what is invisible, or minus what it separates with. */
function fold(code: number): number {
  const cached = known[code]
  if (cached !== undefined && cached !== UNKNOWN) return cached
  return (known[code] = classify(code, String.fromCodePoint(code)))
}
function classify(code: number, char: string): number {
  const readAs = lettersReadAs.get(code)
  if (readAs !== undefined) return readAs
  if (isIgnored.test(char)) return IGNORED
  if (isLetter.test(char)) {
    const simple = simplified.get(code) ?? code
    return hanReadAs.get(simple) ?? simple
  }
  if (endsSentence.test(char)) return -SENTENCE
  return isBlank.test(char) ? -BLANK : -TIGHT
}

export const isHan = (code: number) => (code >= 0x2e80 && code <= 0x9fff) || code >= 0x20000
export const isArabic = (code: number) => code >= 0x600 && code <= 0x6ff

/** With `signs`, digits and signs inside of words count as the letters they look like. */
export function readLetters(text: string, withSigns: boolean): Letters {
  const chars = Array.from(text.normalize('NFKD').toLowerCase(), (char) => char.codePointAt(0)!)
  const letters: Letters = { codes: [], plain: [], gaps: [], signs: [] }
  let gap = 0
  for (const [i, char] of chars.entries()) {
    const sign = withSigns ? letterFor(chars, i, letters, gap) : undefined
    const folded = sign ?? fold(char)
    if (folded === IGNORED) continue
    if (folded < 0) {
      gap |= -folded
      continue
    }
    letters.codes.push(folded)
    letters.plain.push(simplified.get(char) ?? char)
    letters.gaps.push(gap)
    letters.signs.push(sign === undefined ? 0 : 1)
    gap = 0
  }
  return letters
}

/** The letter a digit or sign is read as: that of the script of the letter before it, or of the next one. */
function letterFor(chars: readonly number[], i: number, { codes }: Letters, gap: number): number | undefined {
  const char = chars[i]!
  if (!digitsReadAs.latin.has(char) && !digitsReadAs.arabic.has(char)) return undefined
  const next = fold(chars[i + 1] ?? 32)
  // At the end of a word these two are punctuation.
  if ((char === EXCLAMATION || char === BAR) && next <= 0 && !isDigit(chars[i + 1])) return undefined
  const neighbour = gap === 0 && codes.length > 0 ? codes.at(-1)! : nextLetter(chars, i)
  return isHan(neighbour) ? undefined : digitsReadAs[isArabic(neighbour) ? 'arabic' : 'latin'].get(char)
}
function nextLetter(chars: readonly number[], from: number): number {
  for (let i = from + 1; i < Math.min(chars.length, from + 4); i++) {
    const folded = fold(chars[i]!)
    if (folded > 0) return folded
    if (folded === -BLANK) break
  }
  return LATIN
}
const LATIN = 97
const EXCLAMATION = 33
const BAR = 124
const isDigit = (code: number | undefined) => code !== undefined && code >= 48 && code <= 57
