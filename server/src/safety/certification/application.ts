import { Auth, CERTIFICATION_CONSENT, type Parsed, refuse } from '@nimbo/contract'
import { getCountries } from 'libphonenumber-js/min'
import { contactOf } from '../../people/lead/index.ts'
import { isName } from '../../people/user/index.ts'
import type { Application } from './certification.store.ts'

const { setNewAuth: call } = Auth
type Sent = Parsed<typeof call>

const ADULT_YEARS = 18
const EARLIEST = '1900-01-01'
const countries = new Set<string>(getCountries())

/**
 * Application in the form it is stored in. Only checks without a clock are here: the database decides whether the person is of age today.
 */
export function readApplication(sent: Sent): Omit<Application, 'phone' | 'language'> {
  const { sex, birthday, nationality, contact_type: contactType, consent, user_img: image, age } = sent
  const realName = sent.real_name.normalize('NFC').replace(/\s+/g, ' ').trim()
  const typedContact = sent.contact.replace(/\s+/g, ' ').trim()
  if (!realName || sex === 0 || !birthday || !nationality || contactType === '' || !typedContact || !image) refuse(call, 'Incomplete')
  // Old clients send an age beside the date or instead of it. It may say no, never yes.
  if (age !== undefined && age < ADULT_YEARS) refuse(call, 'TooYoung')
  if (!isDay(birthday) || birthday < EARLIEST) refuse(call, 'BadBirthday')
  if (!isName(realName) || !/\p{L}.*\p{L}/u.test(realName)) refuse(call, 'BadName')
  if (!countries.has(nationality)) refuse(call, 'Incomplete')
  if (consent !== CERTIFICATION_CONSENT) refuse(call, 'ConsentOutdated')
  const contact = contactOf(contactType, typedContact) ?? refuse(call, 'BadContact')
  return { realName, sex, birthday, nationality, contactType, contact, image, consent }
}

/** The account's own number, unless another one was typed: with its country's code or as at home. */
export function readPhone(typed: string, own: { e164: string; countryCode: string }): string {
  if (typed === '') return own.e164
  return contactOf('phone', typed) ?? contactOf('phone', `+${own.countryCode} ${typed}`) ?? refuse(call, 'BadContact')
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day
}
