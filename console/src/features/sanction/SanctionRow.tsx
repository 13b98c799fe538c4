import type { SanctionAct, SanctionState } from '@nimbo/contract'
import { timeText } from '../../lib/timeText.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Initials } from '../../ui/Initials.tsx'
import type { SanctionLine } from './sanction.queries.ts'

const actNames: Record<SanctionAct, string> = {
  warn: 'Warning',
  mute: 'Mute',
  kick: 'Kick',
  close: 'Live closed',
  ban: 'Ban from going live',
  disable: 'Account suspended',
}
const states: Record<SanctionState, { name: string; tone: Tone }> = {
  active: { name: 'Active', tone: 'warn' },
  expired: { name: 'Expired', tone: 'plain' },
  lifted: { name: 'Lifted', tone: 'ok' },
  overturned: { name: 'Overturned', tone: 'ok' },
}

export function SanctionRow({ line, onLift }: { line: SanctionLine; onLift: (line: SanctionLine) => void }) {
  const { act, state, user_nicename: name, uid, reason, rule, starttime, endtime, by_name, note } = line
  const until = endtime > 0 ? `until ${timeText(endtime)}` : act === 'warn' || act === 'close' ? '' : 'for good'
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-md bg-surface p-3 shadow-line">
      <Initials name={name} size={40} />
      <div className="min-w-0 flex-1">
        <b className="block text-[14px] leading-[18px] font-semibold">
          <bdi>{name}</bdi> <span className="t-cap text-text-2 tabular-nums">ID {uid}</span>
        </b>
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
      </div>
      <Badge tone={states[state].tone}>{states[state].name}</Badge>
      {state === 'active' && act !== 'warn' && act !== 'close' && <Button onClick={() => onLift(line)}>Lift…</Button>}
    </li>
  )
}
