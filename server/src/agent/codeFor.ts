import { randomInt } from 'node:crypto'

/** Without what looks alike on paper or over the phone: I, L, O, 0, 1. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ'
const digits = '23456789'
const fewest = 6
const most = 8

const some = (alphabet: string, count: number): string => Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')

/** What of a name can stand in a code: Rafa Okoye is RAFA. Empty where the name is too short or in another script. */
export function lettersOf(name: string): string {
  const first = name.normalize('NFKD').toUpperCase().split(/\s+/)[0] ?? ''
  const kept = first.replace(/[^A-HJKMNP-Z]/g, '').slice(0, 4)
  return kept.length < 3 ? '' : kept
}

/** One try after the other, shorter ones first: some are taken. */
export function codeFor(name: string, tries: number): string {
  const start = lettersOf(name)
  const length = tries < 3 ? fewest : most
  return start && tries < 6 ? start + some(digits, length - start.length) : some(letters + digits, length)
}

/** As somebody may have typed it. */
export const readCode = (text: string): string => text.trim().toUpperCase()
