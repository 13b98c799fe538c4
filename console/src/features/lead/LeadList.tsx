import type { LeadState } from '@nimbo/contract/operator'
import { useNow } from '@nimbo/web/ui/useNow.ts'
import type { LeadNow } from './lead.queries.ts'
import { leadColumns, LeadRow } from './LeadRow.tsx'

export const stateNames: Record<LeadState, string> = { new: 'New', contacted: 'Contacted', closed: 'Closed' }

/** Text of an empty list. */
export const nothing: Record<LeadState, { title: string; text: string }> = {
  new: { title: 'No new leads', text: 'New applications appear automatically.' },
  contacted: { title: 'No contacted leads', text: 'Leads marked as contacted appear here.' },
  closed: { title: 'No closed leads', text: 'Closed leads appear here.' },
}

interface LeadListProps {
  leads: readonly LeadNow[]
  busy: boolean
  onMove: (lead: LeadNow, state: LeadState) => void
}

export function LeadList({ leads, busy, onMove }: LeadListProps) {
  const nowSeconds = useNow(15)
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
