import { Badge } from '@nimbo/web/ui/Badge.tsx'
import type { GiftLine } from './catalogue.queries.ts'
import { typeNames } from './giftDraft.ts'

interface GiftListProps {
  list: readonly GiftLine[]
  selected: number
  onSelect: (id: number) => void
}

const stateNames = { planned: 'Planned', over: 'Over', retired: 'Retired' }

export function GiftList({ list, selected, onSelect }: GiftListProps) {
  return (
    <ul aria-label="Gifts" className="flex flex-col">
      {list.map((gift) => (
        <li key={gift.id}>
          <button
            type="button"
            aria-pressed={gift.id === selected}
            onClick={() => onSelect(gift.id)}
            className="flex min-h-[62px] w-full items-center gap-2.5 rounded-md px-2 text-start aria-pressed:bg-accent-soft aria-pressed:shadow-[inset_0_0_0_1.5px_var(--accent)]"
          >
            <img src={gift.icon} alt="" width={40} height={40} className={gift.state === 'retired' ? 'opacity-50' : ''} />
            <span className="min-w-0 flex-1">
              <b className="block truncate text-[14px] leading-[18px] font-semibold">{gift.name_en}</b>
              <span className="t-cap block text-text-2">{typeNames[gift.type]}</span>
            </span>
            <span className="flex flex-col items-end gap-1">
              <b className="flex items-center gap-1 text-[14px] leading-[18px] font-semibold text-gold tabular-nums">
                <img src="/art/coin.svg" alt="Coins" width={14} height={14} />
                {gift.price.toLocaleString('en')}
              </b>
              {gift.state !== 'offered' && <Badge tone="plain">{stateNames[gift.state]}</Badge>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
