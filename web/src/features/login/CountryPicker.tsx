import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Input } from '../../ui/Input.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CountrySections } from './CountrySections.tsx'
import { findCountries } from './login.state.ts'
import type { Country } from './login.state.ts'
import { useCountries } from './login.queries.ts'

interface CountryPickerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (country: Country) => void
}

export function CountryPicker({ open, onOpenChange, onChoose }: CountryPickerProps) {
  const { t } = useLingui()
  const choose = (country: Country) => {
    onChoose(country)
    onOpenChange(false)
  }
  return (
    <Dialog tall open={open} onOpenChange={onOpenChange} title={t`Choose a country`}>
      <PickerBody onChoose={choose} />
    </Dialog>
  )
}

function PickerBody({ onChoose }: { onChoose: (country: Country) => void }) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  return (
    <>
      <div className="flex px-5 pbs-4 pbe-2">
        <Input
          label={t`Search countries`}
          placeholder={t`Name or code`}
          type="search"
          value={words}
          onChange={(change) => setWords(change.target.value)}
          start={<Icon name="search" size={18} />}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto pbe-[max(var(--safe-bottom),var(--s4))]">
        <FoundCountries words={words} onChoose={onChoose} />
      </div>
    </>
  )
}

function FoundCountries({ words, onChoose }: { words: string; onChoose: (country: Country) => void }) {
  const { t } = useLingui()
  const { data: sections, isError, refetch } = useCountries()
  if (isError) return <ErrorState onReload={() => void refetch()} />
  if (!sections) return <CountrySkeletons />
  const found = findCountries(sections, words)
  if (found.length === 0)
    return <EmptyState picture="messages" title={t`No country matches`} text={t`Check the spelling or type the calling code.`} />
  return <CountrySections sections={found} onChoose={onChoose} />
}

function CountrySkeletons() {
  return Array.from({ length: 8 }, (_, index) => (
    <div key={index} className="flex h-12 items-center justify-between px-5">
      <Skeleton className="h-3.5 w-[45%]" />
      <Skeleton className="h-3.5 w-10" />
    </div>
  ))
}
