import { readFileSync } from 'node:fs'
import type { Language } from '@nimbo/contract'

export const wordKinds = ['insult', 'sexual', 'contact', 'payment', 'drugs', 'gambling'] as const

export interface ListedWord {
  word: string
  /** Spelling of each Chinese character in Latin letters; empty for other languages. */
  spelling: string[]
}
interface WordFile {
  words: (ListedWord & { kind: string })[]
  carriers: string[]
  openers: string[]
  bodies: string[]
  innocent: string[]
}

/** The data of one language: a heading for each part, a line for each entry. */
export function readWordFile(language: Language): WordFile {
  const parts = new Map<string, string[]>()
  let part: string[] = []
  for (const line of readFileSync(new URL(`${language}.txt`, import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('# ')) parts.set(line.slice(2), (part = []))
    else if (line) part.push(line)
  }
  const entries = (name: string) => parts.get(name) ?? []
  const isHan = language.startsWith('zh')
  const listed = (line: string): ListedWord => {
    const [word = '', ...spelling] = line.split(' ')
    return isHan ? { word, spelling } : { word: line, spelling: [] }
  }
  return {
    words: wordKinds.flatMap((kind) => entries(kind).map((line) => ({ kind, ...listed(line) }))),
    carriers: entries('carriers'),
    openers: entries('openers'),
    bodies: entries('bodies'),
    innocent: entries('innocent'),
  }
}
