import { byLanguage, type Language } from '@nimbo/contract'

/** Words of a sample for every language there is. Portuguese stands in for one they are not written in: tests look for English that stayed. */
export const inEveryLanguage = <T>(written: Partial<Record<Language, T>> & { pt: T }): Record<Language, T> =>
  byLanguage((language) => written[language] ?? written.pt)
