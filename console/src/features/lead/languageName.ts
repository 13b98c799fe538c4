const names = new Intl.DisplayNames(['en'], { type: 'language' })
/** On the wire the two ways to write Chinese are told apart by country, which is not how they are called. */
const written: Record<string, string> = { 'zh-cn': 'zh-Hans', zh: 'zh-Hant' }

export function languageName(language: string): string {
  return names.of(written[language] ?? language) ?? language
}
