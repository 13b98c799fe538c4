import { useLingui } from '@lingui/react/macro'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CountrySections } from './CountrySections.tsx'
import { findCountries } from './login.state.ts'
import type { Country } from './login.state.ts'
import { useCountries } from './login.queries.ts'

interface FoundCountriesProps {
  words: string
  onChoose: (country: Country) => void
  /** Where the titles stick and what they stand on: a dialog and a page differ. */
  titles: string
}

export function FoundCountries({ words, onChoose, titles }: FoundCountriesProps) {
  const { t } = useLingui()
  const { data: sections, isError, refetch } = useCountries()
  if (isError) return <ErrorState onReload={() => void refetch()} />
  if (!sections) return <CountrySkeletons />
  const found = findCountries(sections, words)
  if (found.length === 0)
    return <EmptyState picture="messages" title={t`No country matches`} text={t`Check the spelling or type the calling code.`} />
  return <CountrySections sections={found} onChoose={onChoose} titles={titles} />
}

function CountrySkeletons() {
  return Array.from({ length: 8 }, (_, index) => (
    <div key={index} className="flex h-12 items-center justify-between px-5">
      <Skeleton className="h-3.5 w-[45%]" />
      <Skeleton className="h-3.5 w-10" />
    </div>
  ))
}
