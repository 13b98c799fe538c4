import type { CertificationFilter } from '@nimbo/contract/operator'
import type { Detail } from './certification.queries.ts'

const regions = new Intl.DisplayNames(['en'], { type: 'region' })
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const HOUR = 3_600
const DAY = 86_400

export const filterNames: Record<CertificationFilter, string> = { all: 'All', again: '2nd try', young: 'Age' }

export const countryText = (iso: string): string => (iso ? (regions.of(iso) ?? iso) : '—')
export const dayText = (day: string): string => (day ? days.format(new Date(`${day}T00:00:00Z`)) : '—')
export const sexText = (sex: number): string => (sex === 2 ? 'Female' : sex === 1 ? 'Male' : '—')
export const contactNames: Record<Detail['contact_type'], string> = {
  '': 'Contact',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  email: 'Email',
  phone: 'Phone',
}

/** Time left until an answer was promised; by how much it is late. */
export function leftText(decideBy: number, now: number): { text: string; tone: string } {
  const hours = Math.floor(Math.abs(decideBy - now) / HOUR)
  if (decideBy < now) return { text: `${hours} h late`, tone: 'text-danger' }
  return { text: hours === 0 ? '< 1 h left' : `${hours} h left`, tone: hours < 16 ? 'text-warn' : '' }
}

const ordinals = ['', 'first', 'second', 'third']
export const attemptText = (attempt: number): string => `${ordinals[attempt] ?? `${attempt}th`} application`

export function accountAge(registered: number, now: number): string {
  const age = Math.floor((now - registered) / DAY)
  if (age >= 730) return `${Math.floor(age / 365)} years old`
  return age === 1 ? '1 day old' : `${age} days old`
}
