import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useConfig } from '../../../lib/config.queries.ts'
import type { ChoiceSheetProps } from '../../../ui/ChoiceSheet.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'

const ChoiceSheet = whenOpened<ChoiceSheetProps<string>>(async () => (await import('../../../ui/ChoiceSheet.tsx')).ChoiceSheet, {
  ahead: true,
})

interface ClassPickerProps {
  value: number | undefined
  onChoose: (classId: number) => void
}

export function ClassPicker({ value, onChoose }: ClassPickerProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { data: classes = [], isError, refetch } = useConfig(({ liveclass }) => liveclass)
  const chosen = classes.find(({ id }) => id === value)
  const show = () => {
    if (isError) void refetch()
    setOpen(true)
  }
  return (
    <>
      <button type="button" data-testid="class-picker" className="setup-mini hit-44" onClick={show}>
        <Icon name="grid" size={15} />
        {chosen?.name ?? t`Choose a category`}
        <Icon name="down" size={11} className="opacity-70" />
      </button>
      <ChoiceSheet
        open={open}
        onOpenChange={setOpen}
        title={t`Choose a category`}
        choices={classes.map(({ id, name }) => ({ key: String(id), label: name }))}
        value={String(value ?? '')}
        onChoose={(key) => onChoose(Number(key))}
      />
    </>
  )
}
