import { isBreached } from './breached.ts'

const MIN_LENGTH = 8

/** Too short, one that thieves try first, hardly more than one character repeated, or the phone number itself. */
export function isWeak(password: string, phone: string): boolean {
  const plain = password.toLowerCase()
  return password.length < MIN_LENGTH || new Set(plain).size < 3 || (phone !== '' && plain.includes(phone)) || isBreached(password)
}
