import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { Timeline, type TimelineStep } from '../../../ui/Timeline.tsx'
import type { AppealNow } from './appeal.queries.ts'
import './appeal.css'

interface AppealOutcomeProps {
  appeal: AppealNow
  /** Decision before the appeal, and its time; 0 when that is not known. */
  decision: ReactNode
  decided: number
  /** Effect of an overturned decision. */
  restored: ReactNode
}

const variants: Record<'open' | 'upheld' | 'overturned', [IconName, string]> = {
  open: ['clock', 'text-info'],
  upheld: ['close', 'text-danger'],
  overturned: ['check', 'text-ok'],
}

/** An appeal that was sent: waiting, denied or approved, with what the reviewer wrote. */
export function AppealOutcome({ appeal, decision, decided, restored }: AppealOutcomeProps) {
  const state = appeal.state || 'open'
  const [icon, colour] = variants[state]
  const titles: Record<typeof state, ReactNode> = {
    open: <Trans>We’re reviewing your appeal</Trans>,
    upheld: <Trans>Your appeal was denied</Trans>,
    overturned: restored,
  }
  return (
    <div data-testid="appeal-outcome" data-state={state} className="px-4 pbs-3">
      <div className="text-center">
        <span className={`appeal-emblem ${colour}`}>
          <Icon name={icon} size={34} stroke={2.2} />
        </span>
        <h2 className="t-h1 mbs-3 text-balance">{titles[state]}</h2>
        <p className="mbs-1 text-text-2">
          {state === 'open' && <Trans>A different reviewer decides within 24 hours.</Trans>}
          {state === 'upheld' && <Trans>The decision stands. You can’t appeal it again.</Trans>}
          {state === 'overturned' && <Trans>We got this wrong. Sorry.</Trans>}
        </p>
      </div>
      {state !== 'open' && <Reviewer appeal={appeal} />}
      <Words text={appeal.text} />
      <History appeal={appeal} decision={decision} decided={decided} />
    </div>
  )
}

function Reviewer({ appeal: { state, note, decided } }: { appeal: AppealNow }) {
  const { dayTime } = useFormat()
  return (
    <section className="mbs-5 rounded-lg bg-surface shadow-line">
      <div className="flex items-center gap-3 p-4">
        <span aria-hidden="true" className="grid size-9 flex-none place-items-center rounded-full bg-raised font-bold">
          N
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-[14px] leading-[18px] font-semibold">
            <Trans>Nimbo appeals team</Trans>
          </p>
          <p className="t-cap text-text-2 tabular-nums">{dayTime(decided)}</p>
        </div>
        <StatusBadge status={state === 'overturned' ? 'ok' : 'bad'}>
          {state === 'overturned' ? <Trans context="an appeal">Approved</Trans> : <Trans context="an appeal">Denied</Trans>}
        </StatusBadge>
      </div>
      <p dir="auto" className="border-bs border-line p-4 whitespace-pre-line text-text">
        {note}
      </p>
    </section>
  )
}

function Words({ text }: { text: string }) {
  return (
    <section className="mbs-3 rounded-lg bg-surface p-4 shadow-line">
      <h3 className="t-cap text-text-2">
        <Trans>What you wrote</Trans>
      </h3>
      <p dir="auto" className="mbs-1 whitespace-pre-line">
        {text}
      </p>
    </section>
  )
}

function History({ appeal, decision, decided }: Pick<AppealOutcomeProps, 'appeal' | 'decision' | 'decided'>) {
  const { t } = useLingui()
  const { dayTime } = useFormat()
  const ends: Record<'open' | 'upheld' | 'overturned', ReactNode> = {
    open: <Trans>Decision</Trans>,
    upheld: <Trans>Appeal denied</Trans>,
    overturned: <Trans>Appeal approved</Trans>,
  }
  const state = appeal.state || 'open'
  const last: TimelineStep =
    state === 'open'
      ? { mark: 'later', icon: 'clock', title: ends.open, note: <Trans>by {dayTime(appeal.decide_by)}</Trans> }
      : { mark: state === 'upheld' ? 'bad' : 'done', title: ends[state], note: <Trans>{dayTime(appeal.decided)} · final</Trans> }
  return (
    <div className="mbs-3 rounded-lg bg-surface px-4 pbs-4 pbe-1 shadow-line">
      <Timeline
        label={t`Appeal`}
        steps={[
          { mark: 'done', title: decision, note: decided > 0 ? dayTime(decided) : '' },
          { mark: 'done', title: <Trans>Appeal submitted</Trans>, note: dayTime(appeal.sent) },
          last,
        ]}
      />
    </div>
  )
}
