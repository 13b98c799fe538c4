import { EmptyState } from '@nimbo/web/ui/EmptyState.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type AppealLine, useAppeals } from '../features/appeal/appeal.queries.ts'
import { AppealRow, stateNames } from '../features/appeal/AppealRow.tsx'
import { DecideAppealDialog } from '../features/appeal/DecideAppealDialog.tsx'
import { useFrozen } from '../lib/useFrozen.ts'
import { Filter } from '../ui/Filter.tsx'
import { Listing, LoadingRows } from '../ui/Listing.tsx'
import { Screen } from '../ui/Screen.tsx'

export function AppealsScreen() {
  const { state, p } = useSearch({ from: '/appeals' })
  const navigate = useNavigate({ from: '/appeals' })
  const [deciding, setDeciding] = useState<{ line: AppealLine; outcome: 'upheld' | 'overturned' }>()
  const { data: newest, isError, refetch } = useAppeals(state, p)
  const data = useFrozen(newest, deciding !== undefined)
  return (
    <Screen title="Appeals" text="Whoever made the decision doesn’t decide its appeal.">
      <div className="py-3.5">
        <Filter
          label="Filter appeals"
          names={stateNames}
          counts={{ open: data?.waiting ?? 0 }}
          value={state}
          onChange={(next) => void navigate({ search: { state: next } })}
        />
      </div>
      <Listing
        shown={data?.list.length}
        failed={isError}
        onReload={() => void refetch()}
        loading={<LoadingRows count={4} className="h-28" />}
        empty={<EmptyState picture="messages" title="No appeals" />}
        page={p}
        onPage={(next) => void navigate({ search: { state, p: next } })}
      >
        <ul aria-label="Appeals">
          {data?.list.map((line) => (
            <AppealRow key={line.id} line={line} onDecide={(outcome) => setDeciding({ line, outcome })} />
          ))}
        </ul>
      </Listing>
      {deciding && <DecideAppealDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </Screen>
  )
}
