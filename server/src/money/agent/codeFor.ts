import { randomInt } from 'node:crypto'

/** Without characters that look alike or sound alike: I, L, O, 0, 1. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ'
const digits = '23456789'
const SHORT = 6
const LONG = 8

const randomText = (alphabet: string, count: number): string =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')

/** The letters of a name that a code may contain: Rafa Okoye is RAFA. Empty for a short name or another script. */
export function lettersOf(name: string): string {
  const first = name.normalize('NFKD').toUpperCase().split(/\s+/)[0] ?? ''
  const kept = first.replace(/[^A-HJKMNP-Z]/g, '').slice(0, 4)
  return kept.length < 3 ? '' : kept
}

/** Longer and more random with every attempt: shorter codes may be taken. */
export function codeFor(name: string, attempt: number): string {
  const start = lettersOf(name)
  const length = attempt < 3 ? SHORT : LONG
  return start && attempt < 6 ? start + randomText(digits, length - start.length) : randomText(letters + digits, length)
}

export const normalizeCode = (text: string): string => text.trim().toUpperCase()
