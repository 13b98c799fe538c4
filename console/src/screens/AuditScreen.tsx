import { useState } from 'react'
import { useAudit } from '../features/audit/audit.queries.ts'
import { AuditTable } from '../features/audit/AuditTable.tsx'
import { Pager } from '../ui/Pager.tsx'
import { Unreachable } from '../ui/Unreachable.tsx'

export function AuditScreen() {
  const [p, setPage] = useState(1)
  const { data, isError, refetch } = useAudit(p)
  return (
    <main className="px-4 pbs-4 pbe-6">
      <h1 className="text-[22px] leading-9 font-extrabold">Audit log</h1>
      <p className="t-sub pbe-4 text-text-2">Operator actions, newest first. Entries are never deleted.</p>
      {isError && (
        <div className="-mbs-3.5 pbe-3.5">
          <Unreachable onReload={() => void refetch()} />
        </div>
      )}
      {data ? (
        data.length > 0 ? (
          <AuditTable lines={data} />
        ) : (
          <p className="t-sub text-text-2">Nothing on this page.</p>
        )
      ) : (
        !isError && <Skeleton />
      )}
      {data && <Pager page={p} shown={data.length} onPage={setPage} />}
    </main>
  )
}

function Skeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-2">
      {Array.from({ length: 10 }, (_, index) => (
        <span key={index} className="skeleton-pulse h-9 rounded-sm bg-raised" />
      ))}
    </div>
  )
}
