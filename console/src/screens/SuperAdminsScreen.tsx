import { EmptyState } from '@nimbo/web/ui/EmptyState.tsx'
import { useState } from 'react'
import { ProveIdentity } from '../features/operatorAuth/ProveIdentity.tsx'
import { GrantDialog } from '../features/superAdmin/GrantDialog.tsx'
import { RevokeDialog } from '../features/superAdmin/RevokeDialog.tsx'
import { type SuperAdminLine, useSuperAdmins } from '../features/superAdmin/superAdmin.queries.ts'
import { timeText } from '../lib/timeText.ts'
import { useFrozen } from '../lib/useFrozen.ts'
import { Button } from '../ui/Button.tsx'
import { Listing, LoadingRows } from '../ui/Listing.tsx'
import { PersonRow } from '../ui/PersonRow.tsx'
import { Screen } from '../ui/Screen.tsx'

export function SuperAdminsScreen() {
  const [granting, setGranting] = useState(false)
  const [revoking, setRevoking] = useState<SuperAdminLine>()
  const { data: newest, isError, refetch } = useSuperAdmins()
  const data = useFrozen(newest, revoking !== undefined)
  const add = (
    <Button variant="primary" onClick={() => setGranting(true)} className="ms-auto">
      Add a super-admin
    </Button>
  )
  return (
    <Screen
      title="Super-admins"
      head={add}
      text="App users who keep order in every live: they close lives, ban hosts and suspend accounts."
    >
      <div className="pbs-4">
        <Listing
          shown={data?.length}
          failed={isError}
          onReload={() => void refetch()}
          loading={<LoadingRows count={4} className="h-16" />}
          empty={<EmptyState picture="messages" title="No super-admins yet" />}
        >
          <ul aria-label="Super-admins" className="grid gap-2">
            {data?.map((line) => (
              <PersonRow key={line.uid} name={line.user_nicename} uid={line.uid} end={<End line={line} onRevoke={setRevoking} />}>
                <span className="t-cap block break-words text-text-2">
                  {timeText(line.since)} by <bdi>{line.by}</bdi> · “<bdi>{line.reason}</bdi>”
                </span>
              </PersonRow>
            ))}
          </ul>
        </Listing>
      </div>
      {granting && <GrantDialog onClose={() => setGranting(false)} proof={ProveIdentity} />}
      {revoking && <RevokeDialog line={revoking} onClose={() => setRevoking(undefined)} proof={ProveIdentity} />}
    </Screen>
  )
}

function End({ line, onRevoke }: { line: SuperAdminLine; onRevoke: (line: SuperAdminLine) => void }) {
  return (
    <>
      <span className="t-sub text-text-2 tabular-nums">{line.acts === 1 ? '1 decision' : `${line.acts} decisions`}</span>
      <Button onClick={() => onRevoke(line)}>Remove…</Button>
    </>
  )
}
