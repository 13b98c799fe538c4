import { useLingui } from '@lingui/react/macro'
import type { Withdrawal } from '@nimbo/contract'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { WayIcon } from './AccountText.tsx'
import { stateTexts } from './stateTexts.ts'
import { useFormat } from '../../../lib/useFormat.ts'

const line =
  'relative not-first:before:absolute not-first:before:inset-bs-0 not-first:before:start-16.5 not-first:before:end-0 not-first:before:border-bs not-first:before:border-line'
const shape = 'flex min-h-[68px] w-full items-center gap-3 px-3.5 py-2.5 text-start'

interface RecordListProps {
  records: readonly Withdrawal[]
  onOpen: (id: number) => void
}

export function RecordList({ records, onOpen }: RecordListProps) {
  const { t } = useLingui()
  return (
    <Panel>
      <ul aria-label={t`Withdrawals`}>
        {records.map((record) => (
          <li key={record.id} className={line}>
            <button type="button" data-testid="withdrawal" className={shape} onClick={() => onOpen(record.id)}>
              <Row record={record} />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Row({ record }: { record: Withdrawal }) {
  const { t } = useLingui()
  const { money, date } = useFormat()
  const { status, text } = stateTexts[record.state]
  return (
    <>
      <WayIcon type={record.type} />
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span>
          <span className="block text-[16px] leading-6 font-bold tabular-nums">
            <bdi>{money(record.money, record.currency)}</bdi>
          </span>
          <span className="t-cap block text-text-2">{date(record.created)}</span>
        </span>
        <span className="ms-auto flex flex-col items-end gap-1.5">
          <StatusBadge status={status}>{t(text)}</StatusBadge>
          <span className="t-cap">
            <CoinAmount amount={record.votes} kind="ticket" size={14} />
          </span>
        </span>
      </span>
    </>
  )
}
