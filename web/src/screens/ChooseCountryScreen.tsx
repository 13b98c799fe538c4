import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CountrySearch, FoundCountries } from '../features/people/login/FoundCountries.tsx'
import type { Country } from '../features/people/login/login.state.ts'
import { chooseCountry } from '../features/people/login/useCountry.ts'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'

/** Shares its choice with the login dialog. */
export function ChooseCountryScreen() {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const choose = (country: Country) => {
    chooseCountry(country)
    goBack()
  }
  return (
    <Page title={t`Choose a country`} onBack={goBack}>
      <main>
        <div className="flex px-4 pbs-2 pbe-2">
          <CountrySearch words={words} onWords={setWords} />
        </div>
        <FoundCountries words={words} onChoose={choose} titles="inset-bs-[calc(var(--safe-top)+56px)] bg-bg" />
      </main>
    </Page>
  )
}
