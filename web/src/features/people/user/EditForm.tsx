import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Foot } from '../../../ui/Foot.tsx'
import { fieldInput, Labelled } from '../../../ui/Labelled.tsx'
import { birthdayRange, MAX_BIO, MAX_CITY, MAX_NAME } from './edit.state.ts'
import type { Draft } from './edit.state.ts'
import { GenderField } from './GenderField.tsx'
import { useEditForm } from './useEditForm.ts'

export function EditForm({ profile, onSaved }: { profile: Draft; onSaved: () => void }) {
  const { t } = useLingui()
  const { draft, write, faults, busy, ready, save } = useEditForm(profile, onSaved)
  const [range] = useState(() => birthdayRange(new Date()))
  return (
    <form
      className="flex flex-col gap-3 px-4 pbs-4 pbe-24 landscape:pbe-4 desktop:pbe-0"
      onSubmit={(event) => {
        event.preventDefault()
        if (ready && !busy) save()
      }}
    >
      <Labelled label={t`Name`} error={faults.name}>
        {(control) => (
          <input
            {...control}
            className={fieldInput}
            value={draft.user_nicename}
            maxLength={MAX_NAME}
            autoComplete="nickname"
            onChange={(event) => write({ user_nicename: event.target.value })}
          />
        )}
      </Labelled>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,190px),1fr))] gap-x-2.5 gap-y-3">
        <GenderField value={draft.sex} onChange={(sex) => write({ sex })} />
        <Labelled label={t`Birthday`} error={faults.birthday}>
          {(control) => (
            <input
              {...control}
              type="date"
              {...range}
              className={`${fieldInput} ${draft.birthday ? '' : 'text-text-3'}`}
              value={draft.birthday}
              onChange={(event) => write({ birthday: event.target.value })}
            />
          )}
        </Labelled>
      </div>
      <Labelled label={t`City`}>
        {(control) => (
          <input
            {...control}
            className={fieldInput}
            value={draft.city}
            maxLength={MAX_CITY}
            autoComplete="address-level2"
            onChange={(event) => write({ city: event.target.value })}
          />
        )}
      </Labelled>
      <BioField value={draft.signature} onChange={(signature) => write({ signature })} />
      {faults.other && (
        <p role="alert" className="t-sub px-1 text-danger">
          {faults.other}
        </p>
      )}
      <Foot form>
        <Button type="submit" size="xl" block disabled={!ready} busy={busy}>
          <Trans>Save</Trans>
        </Button>
      </Foot>
    </form>
  )
}

function BioField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useLingui()
  const counter = (
    <span dir="ltr" className="text-text-3 tabular-nums">
      {value.length}/{MAX_BIO}
    </span>
  )
  return (
    <Labelled label={t`Bio`} end={counter} tall>
      {(control) => (
        <textarea
          {...control}
          rows={3}
          className={`${fieldInput} resize-none py-3`}
          placeholder={t`Tell people about yourself`}
          value={value}
          maxLength={MAX_BIO}
          onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
        />
      )}
    </Labelled>
  )
}
