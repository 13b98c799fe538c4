import type { SanctionAct, SanctionState } from '@nimbo/contract'
import { Badge, type Tone } from '@nimbo/web/ui/Badge.tsx'
import { timeText } from '../../lib/timeText.ts'
import { Button } from '../../ui/Button.tsx'
import { PersonRow } from '../../ui/PersonRow.tsx'
import type { SanctionLine } from './sanction.queries.ts'

const actNames: Record<SanctionAct, string> = {
  warn: 'Warning',
  mute: 'Mute',
  kick: 'Kick',
  close: 'Live closed',
  ban: 'Ban from going live',
  disable: 'Account suspended',
  remove: 'Video removed',
}
const states: Record<SanctionState, { name: string; tone: Tone }> = {
  active: { name: 'Active', tone: 'warn' },
  expired: { name: 'Expired', tone: 'plain' },
  lifted: { name: 'Lifted', tone: 'ok' },
  overturned: { name: 'Overturned', tone: 'ok' },
}

interface SanctionRowProps {
  line: SanctionLine
  onLift: (line: SanctionLine) => void
}

export function SanctionRow({ line, onLift }: SanctionRowProps) {
  const { act, user_nicename: name, uid, reason, rule, starttime, endtime, by_name, note } = line
  const until = endtime > 0 ? `until ${timeText(endtime)}` : act === 'warn' || act === 'close' || act === 'remove' ? '' : 'for good'
  return (
    <PersonRow name={name} uid={uid} end={<End line={line} onLift={onLift} />}>
      <span className="t-sub block">
        {actNames[act]} {until} · {rule} {reason}
      </span>
      <span className="t-cap block break-words text-text-2">
        {timeText(starttime)} by <bdi>{by_name}</bdi>
        {note && (
          <>
            {' '}
            · “<bdi>{note}</bdi>”
          </>
        )}
      </span>
    </PersonRow>
  )
}

function End({ line, onLift }: SanctionRowProps) {
  const { act, state } = line
  return (
    <>
      <Badge tone={states[state].tone}>{states[state].name}</Badge>
      {state === 'active' && act !== 'warn' && act !== 'close' && <Button onClick={() => onLift(line)}>Lift…</Button>}
    </>
  )
}
