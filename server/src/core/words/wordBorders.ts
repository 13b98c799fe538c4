import { isArabic, isHan, type Letters, SENTENCE } from './letters.ts'

/** Prefixes that Arabic writes together with the word: and, so, with, for, like, the. */
const arabicPrefixes = new Set(['و', 'ف', 'ب', 'ل', 'ك', 'ال', 'وال', 'فال', 'بال', 'كال', 'لل', 'ولل', 'وب', 'ول', 'يا'])
/** Endings of plural and feminine forms, after folding. */
const suffixes = { latin: new Set(['s', 'es']), arabic: new Set(['ه', 'ات', 'ين', 'ون']) }
const LONGEST_AFFIX = 3

const text = (codes: readonly number[]) => String.fromCodePoint(...codes)
const sameWord = ({ codes, gaps }: Letters, i: number) =>
  i > 0 &&
  i < codes.length &&
  gaps[i] === 0 &&
  !isHan(codes[i]!) &&
  !isHan(codes[i - 1]!) &&
  isArabic(codes[i]!) === isArabic(codes[i - 1]!)

/** Word start in a language with blanks; an Arabic prefix before this letter is skipped. */
export function startsWord(letters: Letters, start: number): boolean {
  let begin = start
  while (start - begin <= LONGEST_AFFIX && sameWord(letters, begin)) begin--
  return (
    begin === start ||
    (isArabic(letters.codes[start]!) && arabicPrefixes.has(text(letters.codes.slice(begin, start))) && !sameWord(letters, begin))
  )
}

/** Word end before this index; a plural or feminine ending from there on is skipped. */
export function endsWord(letters: Letters, end: number): boolean {
  let last = end
  while (last - end <= LONGEST_AFFIX && sameWord(letters, last)) last++
  return last === end || suffixes[isArabic(letters.codes[end - 1]!) ? 'arabic' : 'latin'].has(text(letters.codes.slice(end, last)))
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const CONTEXT = 8
/** The word for an anchor, which the dictionary does not know and joins with what follows it. */
const ANCHOR = '主播'

/** Chinese has no blanks: a dictionary splits what stands around it into words, and a listed word that begins or ends inside of another one is none. */
export function isWholeHanWord({ codes, plain, gaps }: Letters, start: number, end: number): boolean {
  let from = start
  while (from > 0 && start - from < CONTEXT && isHan(codes[from - 1]!) && !(gaps[from]! & SENTENCE)) from--
  let to = end
  while (to < codes.length && to - end < CONTEXT && isHan(codes[to]!) && !(gaps[to]! & SENTENCE)) to++
  if (from === start && to === end) return true
  const anchor = text(plain.slice(from, start)).lastIndexOf(ANCHOR)
  if (anchor >= 0) from += anchor + ANCHOR.length
  const before = text(plain.slice(from, start)).length
  const after = before + text(plain.slice(start, end)).length
  let atStart = false
  for (const { index } of segmenter.segment(text(plain.slice(from, to)))) {
    if (index === before) atStart = true
    if (index === after) return atStart
  }
  return atStart && to === end
}
