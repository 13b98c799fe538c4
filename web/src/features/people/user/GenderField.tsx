import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ChoiceSheetProps } from '../../../ui/ChoiceSheet.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Labelled } from '../../../ui/Labelled.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'

const ChoiceSheet = whenOpened<ChoiceSheetProps<Key>>(async () => (await import('../../../ui/ChoiceSheet.tsx')).ChoiceSheet)

/** As the wire counts them. */
const keys = ['0', '1', '2'] as const
type Key = (typeof keys)[number]
const names: Record<Key, MessageDescriptor> = { 0: msg`Prefer not to say`, 1: msg`Male`, 2: msg`Female` }
const keyOf = (sex: number): Key => keys.find((key) => key === String(sex)) ?? '0'

export function GenderField({ value, onChange }: { value: number; onChange: (sex: number) => void }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Labelled label={t`Gender`}>
        {({ id }) => (
          <button
            type="button"
            id={id}
            aria-label={`${t`Gender`}: ${t(names[keyOf(value)])}`}
            onClick={() => setOpen(true)}
            className="flex h-full min-w-0 flex-1 items-center justify-between gap-2 rounded-md px-3.5 text-start"
          >
            <span className="truncate">{t(names[keyOf(value)])}</span>
            <Icon name="down" size={16} className="text-text-3" />
          </button>
        )}
      </Labelled>
      <ChoiceSheet
        open={open}
        onOpenChange={setOpen}
        title={t`Gender`}
        choices={keys.map((key) => ({ key, label: t(names[key]) }))}
        value={keyOf(value)}
        onChoose={(key) => onChange(Number(key))}
      />
    </>
  )
}
