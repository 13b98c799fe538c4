import { type AppealState, appealStates } from '@nimbo/contract'
import { useState } from 'react'
import { type AppealLine, useAppeals } from '../features/appeal/appeal.queries.ts'
import { AppealList, stateNames } from '../features/appeal/AppealList.tsx'
import { DecideAppealDialog } from '../features/appeal/DecideAppealDialog.tsx'
import { useFrozen } from '../lib/useFrozen.ts'
import { Chip } from '../ui/Chip.tsx'
import { Pager } from '../ui/Pager.tsx'
import { Unreachable } from '../ui/Unreachable.tsx'

export function AppealsScreen() {
  const [state, setState] = useState<AppealState>('open')
  const [p, setPage] = useState(1)
  const [deciding, setDeciding] = useState<{ line: AppealLine; outcome: 'upheld' | 'overturned' }>()
  const { data: newest, isError, refetch } = useAppeals(state, p)
  const data = useFrozen(newest, deciding !== undefined)
  return (
    <main className="min-w-0 px-4 pbs-4 pbe-6">
      <h1 className="text-[22px] leading-9 font-extrabold">Appeals</h1>
      <p className="t-sub text-text-2">Whoever made the decision doesn’t decide its appeal.</p>
      <div role="group" aria-label="Filter appeals" className="flex flex-wrap gap-2 py-3.5">
        {appealStates.map((one) => (
          <Chip
            key={one}
            name={one === 'open' && data ? `${stateNames[one]} ${data.waiting}` : stateNames[one]}
            on={one === state}
            onPress={() => {
              setState(one)
              setPage(1)
            }}
          />
        ))}
      </div>
      {isError && <Unreachable onReload={() => void refetch()} />}
      {data ? <AppealList list={data.list} onDecide={(line, outcome) => setDeciding({ line, outcome })} /> : !isError && <Skeleton />}
      {data && <Pager page={p} shown={data.list.length} onPage={setPage} />}
      {deciding && <DecideAppealDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </main>
  )
}

function Skeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-2">
      {Array.from({ length: 4 }, (_, index) => (
        <span key={index} className="skeleton-pulse h-28 rounded-sm bg-raised" />
      ))}
    </div>
  )
}
