import type { LeadState } from '@nimbo/contract/operator'
import { useNowSeconds } from '../../lib/useNowSeconds.ts'
import type { LeadNow } from './lead.queries.ts'
import { leadColumns, LeadRow } from './LeadRow.tsx'

const nothing: Record<LeadState, { title: string; text: string }> = {
  new: { title: 'No new leads', text: 'New applications appear automatically.' },
  contacted: { title: 'No contacted leads', text: 'Leads marked as contacted appear here.' },
  closed: { title: 'No closed leads', text: 'Closed leads appear here.' },
}

interface LeadListProps {
  leads: readonly LeadNow[]
  state: LeadState
  busy: boolean
  onMove: (lead: LeadNow, state: LeadState) => void
}

export function LeadList({ leads, state, busy, onMove }: LeadListProps) {
  const nowSeconds = useNowSeconds()
  if (leads.length === 0) {
    const { title, text } = nothing[state]
    return (
      <div className="grid place-items-center py-10 text-center">
        <img src="/art/empty-messages.svg" alt="" width={220} height={176} />
        <p className="t-title mbs-2">{title}</p>
        <p className="t-sub mbs-1 text-text-2">{text}</p>
      </div>
    )
  }
  return (
    <>
      <div aria-hidden="true" className={`t-cap hidden border-be border-line pbe-2 text-text-2 ${leadColumns} min-[1080px]:grid`}>
        <span>Applicant</span>
        <span>Contact</span>
        <span>About</span>
      </div>
      <ul aria-label="Leads">
        {leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} nowSeconds={nowSeconds} busy={busy} onMove={onMove} />
        ))}
      </ul>
    </>
  )
}

export function LeadSkeletons() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-2">
      {Array.from({ length: 6 }, (_, index) => (
        <span key={index} className="skeleton-pulse h-16 rounded-md bg-raised" />
      ))}
    </div>
  )
}
