import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'

export interface ExampleGift {
  id: string
  name: string
  coins: number
}

interface GiftChoiceProps {
  label: string
  gifts: readonly ExampleGift[]
  value: string
  onChange: (id: string) => void
}

export function GiftChoice({ label, gifts, value, onChange }: GiftChoiceProps) {
  return (
    <div>
      <p className="pbe-2 text-[15px] leading-5 font-semibold">{label}</p>
      <RadioGroup aria-label={label} value={value} onValueChange={(id) => onChange(id)} className="grid grid-cols-3 gap-2">
        {gifts.map(({ id, name, coins }) => (
          <Radio.Root
            key={id}
            value={id}
            className="flex cursor-pointer flex-col items-center gap-0.5 rounded-md bg-raised px-1 pbs-2 pbe-2.5 text-center shadow-line transition-transform duration-fast active:scale-[.97] data-checked:bg-overlay data-checked:shadow-selected"
          >
            <img src={`/gifts/${id}.svg`} alt="" width={48} height={48} />
            <span className="t-sub font-semibold">{name}</span>
            <CoinAmount amount={coins} size={15} />
          </Radio.Root>
        ))}
      </RadioGroup>
    </div>
  )
}
