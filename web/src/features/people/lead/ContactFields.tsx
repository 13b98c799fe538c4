import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Input } from '../../../ui/Input.tsx'
import { SegmentedTabs } from '../../../ui/SegmentedTabs.tsx'
import { contactMax, isPhone } from './lead.state.ts'
import type { ContactType, LeadCountry } from './lead.state.ts'

interface ContactFieldsProps {
  type: ContactType
  onType: (type: ContactType) => void
  contact: string
  onContact: (contact: string) => void
  country: LeadCountry | undefined
  error: string | undefined
}

/** Contact type and address: the second field takes the shape of the first. */
export function ContactFields({ type, onType, contact, onContact, country, error }: ContactFieldsProps) {
  const { t } = useLingui()
  const items: { key: ContactType; label: string }[] = [
    { key: 'whatsapp', label: 'WhatsApp' },
    { key: 'telegram', label: 'Telegram' },
    { key: 'email', label: t`Email` },
    { key: 'phone', label: t`Phone` },
  ]
  const phone: ComponentProps<typeof Input> = { label: t`Phone number`, placeholder: t`Phone number`, type: 'tel', autoComplete: 'tel' }
  const shapes: Record<ContactType, ComponentProps<typeof Input>> = {
    whatsapp: phone,
    phone,
    telegram: { label: 'Telegram', placeholder: '@nimbo', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, dir: 'ltr' },
    email: { label: t`Email`, placeholder: 'name@example.com', type: 'email', autoComplete: 'email', dir: 'ltr' },
  }
  const ownCode = /^(\+|00)/.test(contact.trim())
  return (
    <>
      <SegmentedTabs label={t`How we reach you`} items={items} value={type} onChange={onType} />
      <Input
        {...shapes[type]}
        data-testid="lead-contact"
        maxLength={contactMax}
        value={contact}
        onChange={(change) => onContact(change.target.value)}
        start={isPhone(type) && country && !ownCode ? <bdi className="text-text-2 tabular-nums">+{country.tel}</bdi> : undefined}
        error={error}
      />
    </>
  )
}
