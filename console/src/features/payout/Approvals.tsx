import type { Session } from '../../lib/session.ts'
import { timeText } from '../../lib/timeText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Initials } from '../../ui/Initials.tsx'
import type { Detail } from './payout.queries.ts'
import { Section } from './DetailSections.tsx'

const row = 'flex items-center gap-2.5 rounded-md px-2.5 py-2'
const ordinals: Record<number, string> = { 1: 'first approval', 2: 'second approval' }

export function Approvals({ detail, me }: { detail: Detail; me: Session }) {
  const { signatures, state, needed, signed, mine } = detail
  const myTurn = state === 'review' && mine === 0
  return (
    <Section title={needed > 1 ? 'Two approvals required' : 'One approval required'} aside={`${signed} of ${needed}`}>
      <ul className="grid gap-1.5">
        {signatures.map(({ operator, name, decision, note, at }) => (
          <li key={operator} className={`${row} bg-raised`}>
            <Initials name={name} />
            <p className="min-w-0 flex-1">
              <b className="block text-[13.5px] leading-[18px] font-semibold">
                <bdi>{operator === me.id ? `You, ${name}` : name}</bdi>
              </b>
              <span className="t-cap block text-text-2 tabular-nums">
                {decision === 'approve' ? 'approved' : 'rejected'} {timeText(at)}
                {note && (
                  <>
                    {' '}
                    · “<bdi>{note}</bdi>”
                  </>
                )}
              </span>
            </p>
            <span className={decision === 'approve' ? 'text-ok' : 'text-danger'}>
              <Icon name={decision === 'approve' ? 'check' : 'close'} />
            </span>
          </li>
        ))}
        {myTurn && (
          <li className={`${row} shadow-[inset_0_0_0_1.5px_var(--line-strong)]`}>
            <Initials name={me.name} />
            <p>
              <b className="block text-[13.5px] leading-[18px] font-semibold">
                <bdi>You, {me.name}</bdi>
              </b>
              <span className="t-cap block text-text-2">{ordinals[signed + 1] ?? 'approval'}</span>
            </p>
          </li>
        )}
      </ul>
    </Section>
  )
}
