import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import type { ChoiceSheetProps } from '../../../ui/ChoiceSheet.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { fieldInput, Labelled } from '../../../ui/Labelled.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import type { ContactType, Draft } from './certification.state.ts'

const ChoiceSheet = whenOpened<ChoiceSheetProps<ContactType>>(async () => (await import('../../../ui/ChoiceSheet.tsx')).ChoiceSheet)

interface ContactFieldsProps {
  draft: Draft
  error: string | undefined
  onWrite: (part: Partial<Draft>) => void
}

/** Contact type and address: the second field takes the shape of the first. */
export function ContactFields({ draft, error, onWrite }: ContactFieldsProps) {
  const { t } = useLingui()
  const [choosing, setChoosing] = useState(false)
  const names: Record<ContactType, string> = { whatsapp: 'WhatsApp', telegram: 'Telegram', email: t`Email`, phone: t`Phone` }
  const number: ComponentProps<'input'> = { type: 'tel', autoComplete: 'tel', placeholder: t`Phone number` }
  const shapes: Record<ContactType, ComponentProps<'input'>> = {
    whatsapp: number,
    phone: number,
    telegram: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, dir: 'ltr', placeholder: '@nimbo' },
    email: { type: 'email', autoComplete: 'email', dir: 'ltr', placeholder: 'name@example.com' },
  }
  const types = Object.keys(names) as ContactType[]
  return (
    <>
      <Labelled label={t`Contact by`}>
        {({ id }) => (
          <button
            type="button"
            id={id}
            aria-label={`${t`Contact by`}: ${names[draft.contactType]}`}
            onClick={() => setChoosing(true)}
            className="flex h-full min-w-0 flex-1 items-center justify-between gap-2 rounded-md px-3.5 text-start"
          >
            <bdi className="truncate">{names[draft.contactType]}</bdi>
            <Icon name="down" size={16} className="text-text-3" />
          </button>
        )}
      </Labelled>
      <Labelled label={t`Contact`} error={error}>
        {(control) => (
          <input
            {...control}
            {...shapes[draft.contactType]}
            data-testid="certification-contact"
            maxLength={100}
            className={`${fieldInput} rtl:[&[dir=ltr]]:text-end rtl:[&[type=tel]]:text-end`}
            value={draft.contact}
            onChange={(event) => onWrite({ contact: event.target.value })}
          />
        )}
      </Labelled>
      <ChoiceSheet
        open={choosing}
        onOpenChange={setChoosing}
        title={t`Contact by`}
        choices={types.map((key) => ({ key, label: names[key] }))}
        value={draft.contactType}
        onChoose={(contactType) => onWrite({ contactType, contact: '' })}
      />
    </>
  )
}
