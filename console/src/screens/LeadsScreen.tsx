import type { LeadState } from '@nimbo/contract/operator'
import { EmptyState } from '@nimbo/web/ui/EmptyState.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { LeadList, nothing, stateNames } from '../features/lead/LeadList.tsx'
import { useLeadMoves, useLeads } from '../features/lead/lead.queries.ts'
import { MovedBar } from '../features/lead/MovedBar.tsx'
import { Figure } from '../ui/Figure.tsx'
import { Filter } from '../ui/Filter.tsx'
import { Listing, LoadingRows } from '../ui/Listing.tsx'
import { Screen } from '../ui/Screen.tsx'

export function LeadsScreen() {
  const { state, p } = useSearch({ from: '/leads' })
  const navigate = useNavigate({ from: '/leads' })
  const { data, isError, refetch } = useLeads(state, p)
  const { move, undo, last, forget, busy, failed } = useLeadMoves()
  const show = (next: LeadState) => {
    forget()
    void navigate({ search: { state: next } })
  }
  const waiting = data && (
    <dl>
      <Figure name="Waiting" value={data.waiting.toLocaleString('en')} />
    </dl>
  )
  return (
    <Screen title="Leads" head={waiting}>
      <div className="py-3.5">
        <Filter label="Filter leads" names={stateNames} counts={{ new: data?.waiting ?? 0 }} value={state} onChange={show} />
      </div>
      {failed && (
        <p role="alert" className="t-sub pbe-2 font-semibold text-danger">
          Couldn’t update this lead. Try again.
        </p>
      )}
      <Listing
        shown={data?.list.length}
        failed={isError}
        onReload={() => void refetch()}
        loading={<LoadingRows count={6} className="h-16" />}
        empty={<EmptyState picture="messages" {...nothing[state]} />}
        page={p}
        onPage={(next) => void navigate({ search: { state, p: next } })}
      >
        {data && <LeadList leads={data.list} busy={busy} onMove={move} />}
      </Listing>
      {last && (
        <div className="pbs-18">
          <MovedBar key={`${last.lead.id} ${last.state}`} name={last.lead.name} state={last.state} onUndo={undo} onDismiss={forget} />
        </div>
      )}
    </Screen>
  )
}
