import { EmptyState } from '@nimbo/web/ui/EmptyState.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { CorrectionRow } from '../features/correction/CorrectionRow.tsx'
import { type CorrectionLine, useCorrections } from '../features/correction/correction.queries.ts'
import { stateNames } from '../features/correction/correctionText.ts'
import { DecideDialog } from '../features/correction/DecideDialog.tsx'
import { ProposeDialog } from '../features/correction/ProposeDialog.tsx'
import { ProveIdentity } from '../features/operatorAuth/ProveIdentity.tsx'
import { useFrozen } from '../lib/useFrozen.ts'
import { Button } from '../ui/Button.tsx'
import { Filter } from '../ui/Filter.tsx'
import { Listing, LoadingRows } from '../ui/Listing.tsx'
import { Screen } from '../ui/Screen.tsx'

export function CorrectionsScreen() {
  const { state, p } = useSearch({ from: '/corrections' })
  const navigate = useNavigate({ from: '/corrections' })
  const [proposing, setProposing] = useState(false)
  const [deciding, setDeciding] = useState<{ line: CorrectionLine; approves: boolean }>()
  const { data: newest, isError, refetch } = useCorrections(state, p)
  const data = useFrozen(newest, deciding !== undefined)
  const propose = (
    <Button variant="primary" onClick={() => setProposing(true)} className="ms-auto">
      Propose a correction
    </Button>
  )
  return (
    <Screen title="Corrections" head={propose}>
      <div className="py-3.5">
        <Filter
          label="Filter corrections"
          names={stateNames}
          value={state}
          onChange={(next) => void navigate({ search: { state: next } })}
        />
      </div>
      <Listing
        shown={data?.list.length}
        failed={isError}
        onReload={() => void refetch()}
        loading={<LoadingRows count={4} className="h-24" />}
        empty={<EmptyState picture="wallet" title="No corrections" />}
        page={p}
        onPage={(next) => void navigate({ search: { state, p: next } })}
      >
        <ul aria-label="Corrections">
          {data?.list.map((line) => (
            <CorrectionRow key={line.id} line={line} onDecide={(approves) => setDeciding({ line, approves })} />
          ))}
        </ul>
      </Listing>
      {proposing && <ProposeDialog onClose={() => setProposing(false)} proof={ProveIdentity} />}
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} proof={ProveIdentity} />}
    </Screen>
  )
}
