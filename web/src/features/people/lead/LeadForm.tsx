import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Input } from '../../../ui/Input.tsx'
import { LongText } from '../../../ui/LongText.tsx'
import { ContactFields } from './ContactFields.tsx'
import { LeadSent } from './LeadSent.tsx'
import { aboutMax, nameMax } from './lead.state.ts'
import type { LeadCountry } from './lead.state.ts'
import { useLeadForm } from './useLeadForm.ts'

interface LeadFormProps {
  country: LeadCountry | undefined
  onPickCountry: () => void
  /** Next step for visitors without an account. */
  onCreateAccount: (() => void) | undefined
}

export function LeadForm({ country, onPickCountry, onCreateAccount }: LeadFormProps) {
  const { t } = useLingui()
  const { fields, change, send, ready, busy, contactError, failure, sent } = useLeadForm(country)
  if (sent) return <LeadSent lead={sent} onCreateAccount={onCreateAccount} />
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form noValidate data-testid="lead-form" onSubmit={submit} className="flex flex-col gap-2.5">
      <p className="-mbs-2 pbe-1 text-text-2">
        <Trans>Tell us how to reach you. No account needed.</Trans>
      </p>
      <Input
        data-testid="lead-name"
        label={t`Your name`}
        placeholder={t`Your name`}
        autoComplete="name"
        maxLength={nameMax}
        value={fields.name}
        onChange={(typed) => change({ name: typed.target.value })}
      />
      <button
        type="button"
        onClick={onPickCountry}
        className="t-input flex h-13 items-center gap-2.5 rounded-md bg-raised px-3.5 text-start shadow-line-strong"
      >
        <Icon name="globe" size={20} className="text-text-3" />
        <span className={`min-w-0 flex-1 truncate ${country ? '' : 'text-text-3'}`}>
          {country && <span className="sr-only">{t`Country`} </span>}
          <bdi>{country?.name ?? t`Country`}</bdi>
        </span>
        <Icon name="down" size={14} className="text-text-3" />
      </button>
      <ContactFields
        type={fields.contactType}
        onType={(contactType) => change({ contactType, contact: '' })}
        contact={fields.contact}
        onContact={(contact) => change({ contact })}
        country={country}
        error={contactError}
      />
      <LongText
        data-testid="lead-about"
        aria-label={t`About you`}
        placeholder={t`What would you stream? Where can people find you online?`}
        rows={4}
        maxLength={aboutMax}
        value={fields.about}
        onChange={(about) => change({ about })}
      />
      <p role="alert" className="t-sub px-1 text-danger empty:hidden">
        {failure}
      </p>
      <div className="mbs-1.5">
        <Button type="submit" size="xl" block disabled={!ready} busy={busy}>
          <Trans>Send</Trans>
        </Button>
      </div>
      <p className="t-cap mbs-1 text-center text-text-2">
        <Trans>We’ll only use this to contact you about hosting.</Trans>
      </p>
    </form>
  )
}
