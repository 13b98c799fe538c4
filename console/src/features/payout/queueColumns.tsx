import { riskLevels } from '@nimbo/contract/operator'
import { useNow } from '@nimbo/web/ui/useNow.ts'
import {
  createColumnHelper,
  createSortedRowModel,
  type Row,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_text,
  tableFeatures,
} from '@tanstack/react-table'
import { currencyText, ticketsText } from '../../lib/currencyText.ts'
import { timeText, waitText } from '../../lib/timeText.ts'
import { Badge } from '@nimbo/web/ui/Badge.tsx'
import type { Queued } from './payout.queries.ts'
import { risks, states, wayNames } from './payoutNames.ts'

export const queueFeatures = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { text: sortFn_text },
})
export type QueueTableRow = Row<typeof queueFeatures, Queued>

const column = createColumnHelper<typeof queueFeatures, Queued>()
const waits = ({ state }: Queued) => state === 'review'

/** Payouts have several currencies, so that no order by amount would mean anything; by tickets it does. */
export const queueColumns = column.columns([
  column.accessor('user_nicename', { id: 'host', header: 'Host', sortFn: 'text', cell: ({ row }) => <Host row={row} /> }),
  column.display({ id: 'method', header: 'Method', cell: ({ row }) => wayNames[row.original.type] }),
  column.accessor(({ votes }) => Number(votes), {
    id: 'tickets',
    header: 'Tickets',
    cell: ({ row }) => <Tickets votes={row.original.votes} />,
  }),
  column.display({ id: 'payout', header: 'Payout', cell: ({ row }) => currencyText(row.original.money, row.original.currency) }),
  column.accessor((one) => (waits(one) ? -one.created : one.ended || one.created), {
    id: 'waiting',
    header: 'Waiting',
    cell: ({ row }) => <Waiting one={row.original} />,
  }),
  column.accessor(({ risk }) => riskLevels.indexOf(risk), { id: 'risk', header: 'Risk', cell: ({ row }) => <State one={row.original} /> }),
  column.display({ id: 'approvals', header: 'Approvals', cell: ({ row }) => `${row.original.signed}/${row.original.needed}` }),
])

const wide = 'max-[719px]:hidden'
/** Style of a column; some have no room on a phone. */
export const columnLooks: Record<string, string> = {
  host: 'text-start max-w-[260px] max-[719px]:max-w-[170px]',
  method: `text-start ${wide}`,
  tickets: `text-end ${wide}`,
  payout: 'text-end',
  waiting: `text-end ${wide}`,
  risk: 'text-start',
  approvals: `text-end ${wide}`,
}

function Host({ row }: { row: QueueTableRow }) {
  const { uid, user_nicename: name, avatar_thumb: avatar } = row.original
  return (
    <button
      type="button"
      data-row
      aria-pressed={row.getIsSelected()}
      // The row has its own click handler.
      onClick={(click) => {
        click.stopPropagation()
        row.toggleSelected(true)
      }}
      className="flex min-h-11 w-full min-w-0 items-center gap-2.5 rounded-sm text-start"
    >
      <img src={avatar} alt="" className="size-[34px] flex-none rounded-full bg-overlay object-cover" />
      <span className="min-w-0">
        <b className="block truncate font-semibold">
          <bdi>{name}</bdi>
        </b>
        <span className="t-cap block text-text-2">ID {uid}</span>
      </span>
    </button>
  )
}

function Tickets({ votes }: { votes: Queued['votes'] }) {
  return (
    <>
      <img src="/art/ticket.svg" alt="" className="inline size-4 align-[-3px]" /> {ticketsText(votes)}
    </>
  )
}

function Waiting({ one }: { one: Queued }) {
  const now = useNow(15)
  return waits(one) ? waitText(now - one.created) : timeText(one.ended || one.created)
}

function State({ one }: { one: Queued }) {
  const { tone, name } = waits(one) ? risks[one.risk] : states[one.state]
  return <Badge tone={tone}>{name}</Badge>
}
