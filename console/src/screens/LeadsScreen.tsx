import type { LeadState } from '@nimbo/contract/operator'
import { useState } from 'react'
import { LeadList, LeadSkeletons } from '../features/lead/LeadList.tsx'
import { useLeadMoves, useLeads } from '../features/lead/lead.queries.ts'
import { MovedBar } from '../features/lead/MovedBar.tsx'
import { StateFilter } from '../features/lead/StateFilter.tsx'
import { Pager } from '../ui/Pager.tsx'
import { Unreachable } from '../ui/Unreachable.tsx'

export function LeadsScreen() {
  const [state, setState] = useState<LeadState>('new')
  const [p, setPage] = useState(1)
  const { data, isError, refetch } = useLeads(state, p)
  const { move, undo, last, forget, busy, failed } = useLeadMoves()
  const show = (next: LeadState) => {
    setState(next)
    setPage(1)
    forget()
  }
  return (
    <main className="px-4 pbs-4 pbe-24">
      <header className="flex flex-wrap items-center gap-x-6.5 gap-y-3">
        <h1 className="text-[22px] leading-9 font-extrabold">Leads</h1>
        {data && (
          <dl>
            <dt className="text-[12px] leading-[15px] font-medium text-text-2">Waiting</dt>
            <dd className="text-[18px] leading-[22px] font-extrabold tabular-nums">{data.waiting.toLocaleString('en')}</dd>
          </dl>
        )}
      </header>
      <StateFilter value={state} waiting={data?.waiting ?? 0} onChange={show} />
      {isError && (
        <div className="-mbs-3.5 pbe-3.5">
          <Unreachable onReload={() => void refetch()} />
        </div>
      )}
      {failed && (
        <p role="alert" className="t-sub pbe-2 font-semibold text-danger">
          Couldn’t update this lead. Try again.
        </p>
      )}
      {data ? <LeadList leads={data.list} state={state} busy={busy} onMove={move} /> : !isError && <LeadSkeletons />}
      {data && <Pager page={p} shown={data.list.length} onPage={setPage} />}
      {last && <MovedBar key={`${last.lead.id} ${last.state}`} name={last.lead.name} state={last.state} onUndo={undo} onDismiss={forget} />}
    </main>
  )
}
