import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CountrySearch, FoundCountries } from './FoundCountries.tsx'
import type { Country } from './login.state.ts'

export interface CountryPickerProps {
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
  const [words, setWords] = useState('')
  return (
    <>
      <div className="flex px-5 pbs-4 pbe-2">
        <CountrySearch words={words} onWords={setWords} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto pbe-[max(var(--safe-bottom),var(--s4))]">
        <FoundCountries words={words} onChoose={onChoose} titles="inset-bs-0 bg-surface" />
      </div>
    </>
  )
}
