import { type Language, languageFacts, type Login, type Output } from '@nimbo/contract'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import type { Handler } from '../../platform/http/handler.ts'

type Section = Output<typeof Login.getCountrys>[number]

const byLanguage = new Map<Language, Section[]>()

/** Chinese names are filed under the English initial; every other language under its own first letter. */
function initialOf(name: string, nameEn: string, language: Language): string {
  const source = language === 'zh' || language === 'zh-cn' ? nameEn : name
  return source.normalize('NFD').charAt(0).toLocaleUpperCase(languageFacts[language].html)
}

function sectionsFor(language: Language): Section[] {
  const locale = languageFacts[language].html
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const english = new Intl.DisplayNames(['en'], { type: 'region' })
  const countries = getCountries().map((iso) => {
    const nameEn = english.of(iso) ?? iso
    const name = names.of(iso) ?? nameEn
    return { title: initialOf(name, nameEn, language), name, name_en: nameEn, tel: getCountryCallingCode(iso), iso }
  })
  const { compare } = new Intl.Collator(locale)
  countries.sort((a, b) => compare(a.title, b.title) || compare(a.name, b.name))
  return [...Map.groupBy(countries, (c) => c.title)].map(([title, group]) => ({
    title,
    lists: group.map(({ name, name_en, tel, iso }) => ({ name, name_en, tel, iso })),
  }))
}

export const getCountrys: Handler<typeof Login.getCountrys> = async ({ language }) => {
  let sections = byLanguage.get(language)
  if (!sections) byLanguage.set(language, (sections = sectionsFor(language)))
  return sections
}
