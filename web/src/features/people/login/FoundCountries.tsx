import { useLingui } from '@lingui/react/macro'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { findCountries } from './login.state.ts'
import type { Country, CountrySection } from './login.state.ts'
import { useCountries } from './login.queries.ts'

interface FoundCountriesProps {
  words: string
  onChoose: (country: Country) => void
  /** Sticky offset and background of the titles, which differ between dialog and page. */
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

interface CountrySectionsProps {
  sections: readonly CountrySection[]
  onChoose: (country: Country) => void
  titles: string
}

function CountrySections({ sections, onChoose, titles }: CountrySectionsProps) {
  return sections.map(({ title, lists }) => (
    <section key={title} aria-label={title}>
      <h2 className={`sticky px-5 py-1.5 text-[13px] leading-[18px] font-bold text-text-3 ${titles}`}>{title}</h2>
      <ul>
        {lists.map((country) => (
          <li key={country.iso}>
            <button
              type="button"
              onClick={() => onChoose(country)}
              className="flex h-12 w-full items-center justify-between gap-3 px-5 text-start text-[15px] font-medium active:bg-raised"
            >
              <bdi>{country.name}</bdi>
              <bdi className="text-text-2 tabular-nums">+{country.tel}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ))
}

export function CountrySearch({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const { t } = useLingui()
  return (
    <Input
      label={t`Search countries`}
      placeholder={t`Name or code`}
      type="search"
      value={words}
      onChange={(change) => onWords(change.target.value)}
      start={<Icon name="search" size={18} />}
    />
  )
}
