import { CoinAmount } from '../../ui/CoinAmount.tsx'

export interface ExampleGift {
  id: string
  name: string
  tickets: number
}

interface GiftChoiceProps {
  label: string
  gifts: readonly ExampleGift[]
  value: string
  onChange: (id: string) => void
}

export function GiftChoice({ label, gifts, value, onChange }: GiftChoiceProps) {
  return (
    <fieldset>
      <legend className="pbe-2 text-[15px] leading-5 font-semibold">{label}</legend>
      <div className="grid grid-cols-3 gap-2">
        {gifts.map(({ id, name, tickets }) => (
          <label
            key={id}
            className="flex flex-col items-center gap-0.5 rounded-md bg-raised px-1 pbs-2 pbe-2.5 text-center shadow-line transition-transform duration-fast has-checked:shadow-selected has-checked:[background:var(--cell-on)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent active:scale-[.97]"
          >
            <input type="radio" name="gift" className="sr-only" checked={value === id} onChange={() => onChange(id)} />
            <img src={`/gifts/${id}.svg`} alt="" width={48} height={48} />
            <span className="t-sub font-semibold">{name}</span>
            <CoinAmount amount={tickets} kind="ticket" size={15} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
