import type { Login, Output } from '@nimbo/contract'

export type CountrySection = Output<typeof Login.getCountrys>[number]
export type Country = CountrySection['lists'][number]

export interface LoginFields {
  phone: string
  password: string
}

export const phoneMaxDigits = 11

/** Only figures, also full-width and Arabic ones, which phone keyboards in those languages produce. */
export function phoneDigits(typed: string): string {
  const figures = typed.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (figure) => String(figure.charCodeAt(0) % 16))
  return figures.replace(/\D/g, '').slice(0, phoneMaxDigits)
}

/** Submit stays off while the phone is empty; signing in also needs a password and a country. */
export function canSignIn({ phone, password }: LoginFields, country: Country | undefined): boolean {
  return phone !== '' && password !== '' && country !== undefined
}

/** Keeps the alphabetical sections; a match may be in the local name, the English name, the code or the short name. */
export function findCountries(sections: readonly CountrySection[], words: string): CountrySection[] {
  const wanted = words.trim().toLowerCase().replace(/^\+/, '')
  if (wanted === '') return [...sections]
  const matches = ({ name, name_en, tel, iso }: Country) =>
    name.toLowerCase().includes(wanted) || name_en.toLowerCase().includes(wanted) || tel.startsWith(wanted) || iso.toLowerCase() === wanted
  return sections.map(({ title, lists }) => ({ title, lists: lists.filter(matches) })).filter(({ lists }) => lists.length > 0)
}

/** The region of the browser's language is a first guess; without one the person chooses. */
export function guessCountry(sections: readonly CountrySection[], browserLanguage: string): Country | undefined {
  const region = /-([A-Za-z]{2})$/.exec(browserLanguage)?.[1]?.toUpperCase()
  return sections.flatMap(({ lists }) => lists).find(({ iso }) => iso.toUpperCase() === region)
}
