import { type Decision, decisions, Report } from '@nimbo/contract/operator'
import { Badge } from '@nimbo/web/ui/Badge.tsx'
import { useState } from 'react'
import { faultText } from '../../lib/faultText.ts'
import { timeText } from '../../lib/timeText.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextBox } from '../../ui/TextBox.tsx'
import { Unreachable } from '../../ui/Unreachable.tsx'
import { type Case, useDecide, useRules } from './report.queries.ts'
import { actNames, decideNames, decisionNames, effects, needsRule } from './reportNames.ts'

const words = {
  NoSuchCase: 'Report not found.',
  DecidedAlready: 'Someone has already decided this.',
  RuleNeeded: 'Choose a reason and how long.',
  NotOnAir: 'The live has already ended.',
  NoVideo: 'The video is gone already.',
}
const title = 'pbe-2 text-[14px] leading-5 font-bold'

interface CaseDecisionProps {
  detail: Case
  decision: Decision | undefined
  onDecision: (decision: Decision) => void
  onDecided: () => void
}

/** History of this person, and the decision. */
export function CaseDecision({ detail, decision, onDecision, onDecided }: CaseDecisionProps) {
  return (
    <div className="flex min-h-full flex-col gap-4 p-4">
      <History detail={detail} />
      {detail.decision === '' ? (
        <DecisionForm key={detail.id} detail={detail} decision={decision} onDecision={onDecision} onDecided={onDecided} />
      ) : (
        <section>
          <h3 className={title}>Decision</h3>
          <p className="t-sub">
            {decisionNames[detail.decision]}
            {detail.note && (
              <>
                {' '}
                · “<bdi>{detail.note}</bdi>”
              </>
            )}
          </p>
        </section>
      )}
    </div>
  )
}

function History({ detail: { reported, upheld, shows, certified, history } }: { detail: Case }) {
  const figures = [
    { name: 'Reports', value: reported },
    { name: 'Upheld', value: upheld },
    { name: 'Lives', value: shows },
  ]
  return (
    <section>
      <h3 className={title}>History {certified === 1 && <Badge tone="ok">Certified</Badge>}</h3>
      <dl className="flex gap-6 pbe-2">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dd className="text-[18px] leading-[23px] font-extrabold tabular-nums">{value}</dd>
            <dt className="t-cap text-text-2">{name}</dt>
          </div>
        ))}
      </dl>
      <ul>
        {history.map(({ act, reason, at, by, lifted }) => (
          <li key={`${at} ${act}`} className="border-bs border-line py-2">
            <b className="block text-[13.5px] leading-[18px] font-semibold">
              {actNames[act]}: {reason} {lifted === 1 && <Badge tone="plain">Lifted</Badge>}
            </b>
            <span className="t-cap text-text-2">
              {timeText(at)} · <bdi>{by}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function DecisionForm({ detail, decision: asked, onDecision, onDecided }: CaseDecisionProps) {
  const rules = useRules()
  const decide = useDecide()
  const [reasonid, setReason] = useState(0)
  const [banruleid, setRule] = useState(0)
  const [note, setNote] = useState('')
  const possible = decisions.filter((one) => (one !== 'close' || detail.live === 1) && (one !== 'remove' || detail.video.state === 'ready'))
  const decision = possible.find((one) => one === asked)
  const ready = decision !== undefined && (decision === 'dismiss' || (reasonid > 0 && (!needsRule(decision) || banruleid > 0)))
  const send = () => {
    if (!ready || decide.isPending) return
    const chosen = { reasonid: decision === 'dismiss' ? 0 : reasonid, banruleid: needsRule(decision) ? banruleid : 0 }
    decide.mutate({ id: detail.id, decision, ...chosen, note }, { onSuccess: onDecided })
  }
  return (
    <section className="flex flex-1 flex-col gap-3">
      <h3 className="text-[14px] leading-5 font-bold">Action</h3>
      <div role="group" aria-label="Action" className="grid grid-cols-2 gap-2">
        {possible.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === decision}
            onClick={() => onDecision(one)}
            className={`flex min-h-11 items-center gap-2 rounded-sm px-2.5 py-1 text-start text-[13px] leading-4 font-bold ${one === decision ? 'bg-accent-soft shadow-[inset_0_0_0_2px_var(--accent)]' : 'bg-raised shadow-line-strong'}`}
          >
            <kbd className="grid size-5 flex-none place-items-center rounded-sm bg-overlay text-[11px] font-bold text-text-2">
              {decisions.indexOf(one) + 1}
            </kbd>
            {decisionNames[one]}
          </button>
        ))}
      </div>
      {rules.isError && <Unreachable onReload={() => void rules.refetch()} />}
      {decision && decision !== 'dismiss' && (
        <SelectField label="Rule" value={reasonid} onChange={(change) => setReason(Number(change.target.value))}>
          <option value={0}>Choose a rule</option>
          {rules.data?.reasons.map(({ id, name, rule }) => (
            <option key={id} value={id}>
              {rule} {name}
            </option>
          ))}
        </SelectField>
      )}
      {decision && needsRule(decision) && (
        <div role="group" aria-label="For">
          <p className="t-sub pbe-1.5 text-text-2">For</p>
          <div className="grid grid-cols-4 gap-1.5">
            {rules.data?.rules.map(({ id: rule, name }) => (
              <button
                key={rule}
                type="button"
                aria-pressed={rule === banruleid}
                onClick={() => setRule(rule)}
                className={`min-h-11 rounded-sm px-1 text-[12.5px] leading-4 font-semibold ${rule === banruleid ? 'bg-accent-soft text-accent shadow-[inset_0_0_0_1.5px_var(--accent)]' : 'bg-raised text-text-2 shadow-line'}`}
              >
                {name}
              </button>
            ))}
          </div>
        </div>
      )}
      {decision && <p className="t-sub rounded-md bg-raised px-3 py-2.5 text-text-2">{effects[decision]}</p>}
      {decision && (
        <TextBox
          label="Note for other operators (optional)"
          maxLength={300}
          value={note}
          onChange={(change) => setNote(change.target.value)}
        />
      )}
      {decide.error && (
        <p role="alert" className="t-sub font-semibold text-danger">
          {faultText(decide.error, Report.decide, words)}
        </p>
      )}
      <Button
        variant={decision === undefined || decision === 'dismiss' || decision === 'warn' ? 'primary' : 'stop'}
        disabled={!ready || decide.isPending}
        onClick={send}
        className="mbs-auto w-full"
      >
        {decision ? decideNames[decision] : 'Choose an action'}
      </Button>
    </section>
  )
}
