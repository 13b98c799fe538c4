import { useState } from 'react'
import { ProveIdentity } from '../features/operatorAuth/ProveIdentity.tsx'
import { GrantDialog } from '../features/superAdmin/GrantDialog.tsx'
import { RevokeDialog } from '../features/superAdmin/RevokeDialog.tsx'
import { type SuperAdminLine, useSuperAdmins } from '../features/superAdmin/superAdmin.queries.ts'
import { timeText } from '../lib/timeText.ts'
import { useFrozen } from '../lib/useFrozen.ts'
import { Button } from '../ui/Button.tsx'
import { Initials } from '../ui/Initials.tsx'
import { Unreachable } from '../ui/Unreachable.tsx'

export function SuperAdminsScreen() {
  const [granting, setGranting] = useState(false)
  const [revoking, setRevoking] = useState<SuperAdminLine>()
  const { data: newest, isError, refetch } = useSuperAdmins()
  const data = useFrozen(newest, revoking !== undefined)
  return (
    <main className="min-w-0 px-4 pbs-4 pbe-6">
      <header className="flex flex-wrap items-center justify-between gap-x-6.5 gap-y-3">
        <h1 className="text-[22px] leading-9 font-extrabold">Super-admins</h1>
        <Button variant="primary" onClick={() => setGranting(true)}>
          Add a super-admin
        </Button>
      </header>
      <p className="t-sub pbs-1 pbe-4 text-text-2">
        App users who keep order in every live: they close lives, ban hosts and suspend accounts.
      </p>
      {isError && <Unreachable onReload={() => void refetch()} />}
      {data?.length === 0 && <p className="t-sub py-8 text-center text-text-2">No super-admins yet.</p>}
      <ul aria-label="Super-admins" className="grid gap-2">
        {data?.map((line) => (
          <li key={line.uid} className="flex flex-wrap items-center gap-3 rounded-md bg-surface p-3 shadow-line">
            <Initials name={line.user_nicename} size={40} />
            <div className="min-w-0 flex-1">
              <b className="block text-[14px] leading-[18px] font-semibold">
                <bdi>{line.user_nicename}</bdi> <span className="t-cap text-text-2 tabular-nums">ID {line.uid}</span>
              </b>
              <span className="t-cap block break-words text-text-2">
                {timeText(line.since)} by <bdi>{line.by}</bdi> · “<bdi>{line.reason}</bdi>”
              </span>
            </div>
            <span className="t-sub text-text-2 tabular-nums">{line.acts === 1 ? '1 decision' : `${line.acts} decisions`}</span>
            <Button onClick={() => setRevoking(line)}>Remove…</Button>
          </li>
        ))}
      </ul>
      {!data && !isError && (
        <div role="status" aria-label="Loading" className="grid gap-2">
          <span className="skeleton-pulse h-16 rounded-md bg-raised" />
          <span className="skeleton-pulse h-16 rounded-md bg-raised" />
        </div>
      )}
      {granting && <GrantDialog onClose={() => setGranting(false)} proof={ProveIdentity} />}
      {revoking && <RevokeDialog line={revoking} onClose={() => setRevoking(undefined)} proof={ProveIdentity} />}
    </main>
  )
}
