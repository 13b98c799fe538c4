import { isBreached } from './breached.ts'

const MIN_LENGTH = 8

/** Too short, breached, hardly more than one repeated character, or containing the phone number. */
export function isWeak(password: string, phone: string): boolean {
  const plain = password.toLowerCase()
  return password.length < MIN_LENGTH || new Set(plain).size < 3 || (phone !== '' && plain.includes(phone)) || isBreached(password)
}
