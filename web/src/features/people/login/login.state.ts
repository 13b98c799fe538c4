import type { Input, Login, Output, PageId } from '@nimbo/contract'
import type { NativeSignIn } from '../../../lib/thirdAttempt.ts'

export type CountrySection = Output<typeof Login.getCountrys>[number]
export type Country = CountrySection['lists'][number]

export type Credentials = Input<typeof Login.userLogin>

export type LoginMode = 'login' | 'register' | 'forgot'

export interface ModeFormProps {
  onSignedIn: () => void
  onMode: (mode: LoginMode) => void
  nativeSignIn?: NativeSignIn | undefined
  /** Opens one of our pages over the dialog, so that no field is lost. */
  onPage: (id: PageId) => void
}

export interface LoginFields {
  phone: string
  password: string
}

/** A phone and the code sent to it. */
export interface PhoneFields {
  phone: string
  code: string
}

/** Registering and resetting a password ask for the same. */
export interface RegisterFields extends LoginFields {
  code: string
  confirmation: string
}

const phoneMaxDigits = 11
const codeLength = 6
const resendSeconds = 59

/** Only figures, also full-width and Arabic ones, which phone keyboards in those languages produce. */
function digits(typed: string, max: number): string {
  const figures = typed.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (figure) => String(figure.charCodeAt(0) % 16))
  return figures.replace(/\D/g, '').slice(0, max)
}

export const phoneDigits = (typed: string): string => digits(typed, phoneMaxDigits)
export const codeDigits = (typed: string): string => digits(typed, codeLength)

/** Submit stays off while the phone is empty; signing in also needs a password and a country. */
export function canSignIn({ phone, password }: LoginFields, country: Country | undefined): boolean {
  return phone !== '' && password !== '' && country !== undefined
}

/** False while one of the two is empty: a field not reached yet shows no error. */
export function passwordsDiffer({ password, confirmation }: Pick<RegisterFields, 'password' | 'confirmation'>): boolean {
  return password !== '' && confirmation !== '' && password !== confirmation
}

export function canRegister(fields: RegisterFields, country: Country | undefined): boolean {
  return canSignIn(fields, country) && fields.code.length === codeLength && fields.password === fields.confirmation
}

export function canSetPhone({ phone, code }: PhoneFields, country: Country | undefined): boolean {
  return phone !== '' && code.length === codeLength && country !== undefined
}

export function isWholeCode(code: string): boolean {
  return code.length === codeLength
}

export interface ChangeFields {
  old: string
  password: string
  confirmation: string
}

export function canChangePassword({ old, password, confirmation }: ChangeFields): boolean {
  return old !== '' && password !== '' && password === confirmation
}

/** Ways to prove once more that it is me, best first: a password is at hand, a code takes a message. */
export type ProofMethod = 'password' | 'code'

export function proofMethods({ ispass, mobile }: { ispass: 0 | 1; mobile: string }): ProofMethod[] {
  return [...(ispass === 1 ? (['password'] as const) : []), ...(mobile === '' ? [] : (['code'] as const))]
}

/** Never above the whole wait, also when the clock was set back meanwhile. */
export function resendSecondsLeft(sentMs: number, nowMs: number): number {
  const passed = Math.max(0, Math.floor((nowMs - sentMs) / 1000))
  return Math.max(0, resendSeconds - passed)
}

export function credentialsOf({ phone, password }: LoginFields, { tel }: Country): Credentials {
  return { country_code: tel, user_login: phone, user_pass: password }
}

export function sameCredentials(one: Credentials, other: Credentials | undefined): boolean {
  return one.country_code === other?.country_code && one.user_login === other.user_login && one.user_pass === other.user_pass
}

/** Keeps the alphabetical sections; a match may be in the local name, the English name, the code or the short name. */
export function findCountries(sections: readonly CountrySection[], words: string): CountrySection[] {
  const wanted = words.trim().toLowerCase().replace(/^\+/, '')
  if (wanted === '') return [...sections]
  const matches = ({ name, name_en, tel, iso }: Country) =>
    name.toLowerCase().includes(wanted) || name_en.toLowerCase().includes(wanted) || tel.startsWith(wanted) || iso.toLowerCase() === wanted
  return sections.map(({ title, lists }) => ({ title, lists: lists.filter(matches) })).filter(({ lists }) => lists.length > 0)
}

export function countryOf(sections: readonly CountrySection[], iso: string | undefined): Country | undefined {
  return sections.flatMap(({ lists }) => lists).find((country) => country.iso === iso)
}

/** The region of the browser's language is a first guess; without one the person chooses. */
export function guessCountry(sections: readonly CountrySection[], browserLanguage: string): Country | undefined {
  const region = /-([A-Za-z]{2})$/.exec(browserLanguage)?.[1]?.toUpperCase()
  return countryOf(sections, region)
}
