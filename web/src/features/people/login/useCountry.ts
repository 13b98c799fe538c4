import { create } from 'zustand'
import { countryOf, guessCountry } from './login.state.ts'
import type { Country } from './login.state.ts'
import { useCountries } from './login.queries.ts'

/** One choice for every form that asks for a phone, and for the page of countries. Kept by its short name: names change with the language. */
const useSelectedCountry = create<{ iso: string | undefined }>()(() => ({ iso: undefined }))

export function chooseCountry({ iso }: Country): void {
  useSelectedCountry.setState({ iso })
}

/** The guess is only a guess: whatever the person chose stands. */
export function useCountry(): Country | undefined {
  const { data: sections = [] } = useCountries()
  const iso = useSelectedCountry((chosen) => chosen.iso)
  return countryOf(sections, iso) ?? guessCountry(sections, navigator.language)
}
