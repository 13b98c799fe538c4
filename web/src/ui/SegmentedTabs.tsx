import { RadioGroup } from '@base-ui/react/radio-group'
import { Radio } from '@base-ui/react/radio'
import type { TabItem } from './Tabs.tsx'

interface SegmentedTabsProps<Key extends string> {
  label: string
  items: readonly TabItem<Key>[]
  value: Key
  onChange: (key: Key) => void
  /** Beside a figure instead of above a form. */
  small?: boolean
}

/** One choice of a few, drawn as a single pill. */
export function SegmentedTabs<Key extends string>({ label, items, value, onChange, small = false }: SegmentedTabsProps<Key>) {
  return (
    <RadioGroup aria-label={label} value={value} onValueChange={(next) => onChange(next)} className="flex rounded-md bg-raised p-[3px]">
      {items.map((item) => (
        <Radio.Root
          key={item.key}
          value={item.key}
          className={`grid flex-1 cursor-pointer place-items-center rounded-[11px] hit-44 font-semibold text-text-2 ${small ? 'min-h-[30px] text-[12.5px]' : 'min-h-10 text-center text-[14px] leading-[18px]'} data-checked:bg-overlay data-checked:font-bold data-checked:text-text data-checked:shadow-selected`}
        >
          {item.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
