import { type Header, type SortingState, useTable } from '@tanstack/react-table'
import { type KeyboardEvent, useMemo } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { Queued } from './payout.queries.ts'
import { columnLooks, queueColumns, queueFeatures } from './queueColumns.tsx'
import { type QueueSort, queueSorts } from './queueSorts.ts'

interface QueueTableProps {
  list: readonly Queued[]
  sort: QueueSort
  onSort: (sort: QueueSort) => void
  selected: number
  onSelect: (id: number) => void
}

/** One page of the queue: it is sorted and chosen from as it stands. */
export function QueueTable({ list, sort, onSort, selected, onSelect }: QueueTableProps) {
  // The table publishes state that is another object: made anew by every drawing, it would draw for ever.
  const sorting = useMemo(() => readSort(sort), [sort])
  const chosen = useMemo(() => ({ [String(selected)]: true as const }), [selected])
  const table = useTable({
    features: queueFeatures,
    columns: queueColumns,
    data: list,
    getRowId: ({ id }) => String(id),
    state: { sorting, rowSelection: chosen },
    enableMultiSort: false,
    enableMultiRowSelection: false,
    onSortingChange: (change) => onSort(writeSort(typeof change === 'function' ? change(sorting) : change)),
    onRowSelectionChange: (change) => {
      const next = Object.keys(typeof change === 'function' ? change(chosen) : change).map(Number)
      onSelect(next.find((id) => id !== selected) ?? selected)
    },
  })
  return (
    <table onKeyDown={walk} className="w-full border-collapse text-[13px] leading-[18px] font-medium">
      <caption className="sr-only">Withdrawals</caption>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <Head key={header.id} header={header} />
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} className={row.getIsSelected() ? 'bg-accent-soft' : ''} onClick={() => row.toggleSelected(true)}>
            {row.getAllCells().map((cell) => (
              <td
                key={cell.id}
                className={`h-13 border-bs border-line px-2 whitespace-nowrap tabular-nums ${columnLooks[cell.column.id]} ${cell.column.id === 'payout' ? 'font-semibold' : ''}`}
              >
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const directions = { asc: 'ascending', desc: 'descending' } as const

function Head({ header }: { header: Header<typeof queueFeatures, Queued> }) {
  const { column } = header
  const sorted = column.getIsSorted()
  const name = String(column.columnDef.header)
  return (
    <th
      scope="col"
      aria-sort={sorted ? directions[sorted] : undefined}
      className={`px-2 text-[12px] leading-4 font-semibold whitespace-nowrap text-text-2 ${columnLooks[column.id]}`}
    >
      {column.getCanSort() ? (
        <button
          type="button"
          onClick={column.getToggleSortingHandler()}
          className={`inline-flex min-h-11 items-center gap-1 ${sorted ? 'text-text' : ''}`}
        >
          {name}
          {sorted && <Icon name={sorted === 'asc' ? 'up' : 'down'} size={14} />}
        </button>
      ) : (
        name
      )}
    </th>
  )
}

function readSort(sort: QueueSort): SortingState {
  return sort === '' ? [] : [{ id: sort.replace('-', ''), desc: sort.startsWith('-') }]
}

function writeSort([first]: SortingState): QueueSort {
  return queueSorts.find((sort) => first && sort === `${first.desc ? '-' : ''}${first.id}`) ?? ''
}

/** The arrows walk through the rows. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-row]')]
  const next = rows[rows.indexOf(document.activeElement as HTMLButtonElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
