import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Icon } from './Icon.tsx'
import { Sheet } from './Sheet.tsx'

export interface Choice<Key extends string> {
  key: Key
  label: string
  /** Language of the label itself, so that it is pronounced rightly. */
  lang?: string
}

export interface ChoiceSheetProps<Key extends string> {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  choices: readonly Choice<Key>[]
  value: Key
  onChoose: (key: Key) => void
}

/** One choice of several; choosing closes the sheet. */
export function ChoiceSheet<Key extends string>({ open, onOpenChange, title, choices, value, onChoose }: ChoiceSheetProps<Key>) {
  const choose = (key: Key) => {
    onChoose(key)
    onOpenChange(false)
  }
  return (
    <Sheet menu open={open} onOpenChange={onOpenChange} title={title}>
      <RadioGroup aria-label={title} value={value} onValueChange={(key) => choose(key)} className="flex flex-col px-4 pbe-2">
        {choices.map(({ key, label, lang }) => (
          <Radio.Root
            key={key}
            value={key}
            lang={lang}
            className="flex h-13 cursor-pointer items-center justify-between rounded-md px-3.5 text-[16px] font-medium data-checked:bg-raised data-checked:font-bold"
          >
            <bdi>{label}</bdi>
            <Radio.Indicator className="text-accent">
              <Icon name="check" stroke={2.4} />
            </Radio.Indicator>
          </Radio.Root>
        ))}
      </RadioGroup>
    </Sheet>
  )
}
