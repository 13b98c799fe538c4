import { AhoCorasick } from './AhoCorasick.ts'
import { BLANK, isHan, type Letters, readLetters, SENTENCE, TIGHT } from './letters.ts'
import { endsWord, isWholeHanWord, startsWord } from './wordBorders.ts'

export interface WordRow {
  word: string
  kind: string
  /** Latin spelling of each Chinese character, separated by blanks. */
  spelling: string
}
/** The listed word a text contains, in whatever disguise. */
export type FindSensitive = (text: string) => string | undefined

/** The same letter several times in a row: disguises stretch words. */
interface Run {
  code: number
  from: number
  to: number
  /** The phrase has a blank or hyphen before this run, or inside of it. */
  gapBefore: boolean
  gapInside: boolean
}
interface Pattern {
  word: string
  isAllowed: boolean
  runs: readonly Run[]
  length: number
}

/** From this length on one blank in a word is a disguise rather than two words that happen to meet, and one letter doubled a misspelling. */
const LONG_WORD = 7
const MISSPELT_WORD = 5
const STRETCHED = 3
const reversal = /[\u202d\u202e]([^\u202c]*)\u202c?/gu
const hasSigns = /[\d@$€£!|٠-٩]/u

export function createFilter(rows: readonly WordRow[]): FindSensitive {
  const patterns = rows.flatMap(({ word, kind, spelling }) =>
    spellings(word, spelling).map((form) => toPattern(form, word, kind === 'allowed')),
  )
  const automaton = new AhoCorasick(patterns.map(({ runs }) => runs.map(({ code }) => code)))

  function find(letters: Letters): string | undefined {
    const runs = runsOf(letters)
    const listed: Match[] = []
    const allowed: Match[] = []
    automaton.search(
      runs.map(({ code }) => code),
      (index, end) => {
        const pattern = patterns[index]!
        const matched = runs.slice(end - pattern.runs.length, end)
        if (pattern.isAllowed) allowed.push(...allowedMatch(pattern, matched, letters))
        else listed.push(...listedMatch(pattern, matched, letters))
      },
    )
    const isExcused = ({ start, end }: Match) => allowed.some((a) => a.start <= start && a.end >= end)
    return listed.find((match) => !isExcused(match) && isWord(match, letters))?.word
  }

  return (text) => {
    const shown = text.replace(reversal, (_, turned: string) => Array.from(turned).toReversed().join(''))
    for (const view of shown === text ? [text] : [shown, text]) {
      const word = find(readLetters(view, false)) ?? (hasSigns.test(view) ? find(readLetters(view, true)) : undefined)
      if (word !== undefined) return word
    }
    return undefined
  }
}

/** A Chinese word also with one of its characters spelled in Latin letters. */
function spellings(word: string, spelling: string): string[] {
  const latin = spelling.split(' ')
  const chars = Array.from(word)
  return spelling === '' ? [word] : [word, ...chars.map((_, i) => chars.map((char, j) => (i === j ? latin[i]! : char)).join(''))]
}

function toPattern(form: string, word: string, isAllowed: boolean): Pattern {
  const letters = readLetters(form, false)
  return { word, isAllowed, runs: runsOf(letters), length: letters.codes.length }
}

function runsOf({ codes, gaps }: Letters): Run[] {
  const runs: Run[] = []
  for (const [i, code] of codes.entries()) {
    const last = runs.at(-1)
    if (last?.code === code) {
      last.to = i + 1
      last.gapInside ||= gaps[i]! > 0
    } else runs.push({ code, from: i, to: i + 1, gapBefore: gaps[i]! > 0, gapInside: false })
  }
  return runs
}

interface Match {
  word: string
  start: number
  end: number
  /** Disguise: characters between its letters, or repeated letters. */
  isDisguised: boolean
}

/** An allowed word excuses only what is written exactly like it. */
function allowedMatch(pattern: Pattern, matched: readonly Run[], letters: Letters): Match[] {
  const start = matched[0]!.to - lengthOf(pattern.runs[0]!)
  const end = start + pattern.length
  const isSame = pattern.runs.every((run, i) => {
    const excess = lengthOf(matched[i]!) - lengthOf(run)
    const isEdge = i === 0 || i === pattern.runs.length - 1
    return (isEdge ? excess >= 0 : excess === 0) && (i === 0 || run.gapBefore === matched[i]!.gapBefore)
  })
  return isSame && startsWord(letters, start) && endsWord(letters, end) ? [{ word: pattern.word, start, end, isDisguised: false }] : []
}

function listedMatch(pattern: Pattern, matched: readonly Run[], letters: Letters): Match[] {
  if (pattern.runs.some((run, i) => lengthOf(matched[i]!) < lengthOf(run))) return []
  const first = matched[0]!
  const last = matched.at(-1)!
  for (const start of edges(first.from, first.to - lengthOf(pattern.runs[0]!), letters))
    for (const end of edges(last.to, Math.max(last.from, start) + lengthOf(pattern.runs.at(-1)!), letters)) {
      const excess = pattern.runs.map((run, i) => Math.min(matched[i]!.to, end) - Math.max(matched[i]!.from, start) - lengthOf(run))
      if (!isStretchedRight(pattern, excess) || !startsWord(letters, start) || !endsWord(letters, end)) continue
      const gaps = onlySigns(letters, start, end) ? undefined : disguisingGaps(pattern, matched, letters, start, end)
      if (gaps !== undefined) return [{ word: pattern.word, start, end, isDisguised: gaps || excess.some((n) => n > 0) }]
    }
  return []
}

/** A letter too many is a disguise where it is repeated or the word is long enough to be told from another one; Chinese repeats freely. */
function isStretchedRight({ runs, length }: Pattern, excess: readonly number[]): boolean {
  return length >= MISSPELT_WORD || excess.every((n, i) => n === 0 || n + lengthOf(runs[i]!) >= STRETCHED || isHan(runs[i]!.code))
}

const lengthOf = ({ from, to }: Run) => to - from

/** A run at the edge may have begun in the word before, or go on in the next: the far end of it, or the gap farthest from there. */
function edges(far: number, near: number, { gaps }: Letters): number[] {
  const step = far < near ? 1 : -1
  for (let i = near; i !== far; i -= step) if (gaps[i]! > 0) return [far, i]
  return [far]
}

function onlySigns({ signs }: Letters, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (signs[i] === 0) return false
  return true
}

function isWord({ start, end, isDisguised }: Match, letters: Letters): boolean {
  const touchesHan = isHan(letters.codes[start]!) || isHan(letters.codes[end - 1]!)
  return !touchesHan || isDisguised || isWholeHanWord(letters, start, end)
}

/**
 * Unexpected characters between the letters. undefined: there are some, but they are no disguise: two ordinary words that meet, or two
 * sentences of a language without blanks.
 */
function disguisingGaps(
  pattern: Pattern,
  matched: readonly Run[],
  { codes, gaps }: Letters,
  start: number,
  end: number,
): boolean | undefined {
  let pieces = 1
  let single = 0
  let length = 1
  let blanks = 0
  let isTight = false
  let run = 0
  for (let i = start + 1; i < end; i++, length++) {
    while (i >= matched[run]!.to) run++
    const isExpected = i === matched[run]!.from ? pattern.runs[run]!.gapBefore : pattern.runs[run]!.gapInside
    const gap = gaps[i]!
    if (gap & SENTENCE && isHan(codes[i]!) && isHan(codes[i - 1]!)) return undefined
    if (gap & BLANK && !isHan(codes[i]!)) {
      if (!isExpected) blanks++
      pieces++
      if (length === 1) single++
      length = 0
    } else if (gap & TIGHT && !isExpected) isTight = true
  }
  if (length === 1) single++
  if (blanks > 0 && pattern.length < LONG_WORD && !(single >= 2 && single * 2 >= pieces)) return undefined
  return blanks > 0 || isTight
}
