import { useState } from 'react'
import { guessCountry } from './login.state.ts'
import type { Country } from './login.state.ts'
import { useCountries } from './login.queries.ts'

/** The guess is only a guess: whatever the person chose stands. */
export function useCountry() {
  const { data: sections = [] } = useCountries()
  const [chosen, choose] = useState<Country>()
  return { country: chosen ?? guessCountry(sections, navigator.language), choose }
}
