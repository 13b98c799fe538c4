import { EmptyState } from '@nimbo/web/ui/EmptyState.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAudit } from '../features/audit/audit.queries.ts'
import { AuditTable } from '../features/audit/AuditTable.tsx'
import { Listing, LoadingRows } from '../ui/Listing.tsx'
import { Screen } from '../ui/Screen.tsx'

export function AuditScreen() {
  const { p } = useSearch({ from: '/audit' })
  const navigate = useNavigate({ from: '/audit' })
  const { data, isError, refetch } = useAudit(p)
  return (
    <Screen title="Audit log" text="Operator actions, newest first. Entries are never deleted.">
      <div className="pbs-4">
        <Listing
          shown={data?.length}
          failed={isError}
          onReload={() => void refetch()}
          loading={<LoadingRows count={10} className="h-9" />}
          empty={<EmptyState picture="messages" title="Nothing on this page" />}
          page={p}
          onPage={(next) => void navigate({ search: { p: next } })}
        >
          {data && <AuditTable lines={data} />}
        </Listing>
      </div>
    </Screen>
  )
}
