import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import type { CountryPickerProps } from './CountryPicker.tsx'
import type { Country } from './login.state.ts'
import { chooseCountry } from './useCountry.ts'

const CountryPicker = whenOpened<CountryPickerProps>(async () => (await import('./CountryPicker.tsx')).CountryPicker, { ahead: true })

interface CountryFieldProps {
  country: Country | undefined
  /** After a country was chosen. */
  onChosen?: () => void
}

export function CountryField({ country, onChosen }: CountryFieldProps) {
  const [open, setOpen] = useState(false)
  const choose = (chosen: Country) => {
    chooseCountry(chosen)
    onChosen?.()
  }
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="t-input flex h-13 flex-none items-center gap-1.5 rounded-md bg-raised ps-3.5 pe-2.5 shadow-line-strong"
      >
        {country ? (
          <>
            <span className="sr-only">
              <Trans>Country</Trans> <bdi>{country.name}</bdi>
            </span>
            <b>{country.iso}</b>
            <bdi className="tabular-nums">+{country.tel}</bdi>
          </>
        ) : (
          <span className="text-text-3">
            <Trans>Country</Trans>
          </span>
        )}
        <Icon name="down" size={14} className="text-text-3" />
      </button>
      <CountryPicker open={open} onOpenChange={setOpen} onChoose={choose} />
    </>
  )
}
