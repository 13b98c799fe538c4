import { Certification } from '@nimbo/contract/operator'
import { useNow } from '@nimbo/web/ui/useNow.ts'
import { useRef, useState } from 'react'
import { faultText } from '../../lib/faultText.ts'
import { timeText } from '../../lib/timeText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TextBox } from '../../ui/TextBox.tsx'
import { type Detail, type Reason, useApprove, useReasons, useReject } from './certification.queries.ts'
import { languageName } from '../../lib/languageName.ts'
import { accountAge, contactNames, countryText, dayText, sexText } from './certificationText.ts'
import { Fact } from './Checks.tsx'
import { useKeys } from '../../lib/useKeys.ts'

const decided = { NoSuchApplication: 'Application not found.', DecidedAlready: 'Someone has already decided this.' }
const approveWords = { ...decided, TooYoung: 'This person is under 18.' }
const rejectWords = { ...decided, NoSuchReason: 'Choose a reason.' }

interface DecisionPaneProps {
  detail: Detail
  onDecided: () => void
  onSkip: () => void
}

export function DecisionPane({ detail, onDecided, onSkip }: DecisionPaneProps) {
  return (
    <>
      <Details detail={detail} />
      <Before detail={detail} />
      {detail.state === 'pending' && <Decision detail={detail} onDecided={onDecided} onSkip={onSkip} />}
    </>
  )
}

const heading = 'flex items-baseline gap-2 pbs-4 pbe-2 text-[14px] leading-5 font-bold'

function Details({ detail }: { detail: Detail }) {
  const { phone_verified: verified } = detail
  const rows: [name: string, value: string, checked?: string][] = [
    ['Name', detail.real_name || '—'],
    ['Born', dayText(detail.birthday)],
    ['Sex', sexText(detail.sex)],
    ['Country', countryText(detail.nationality)],
    ['Phone', detail.phone || '—', verified ? 'Verified by code' : 'Not verified'],
    [contactNames[detail.contact_type], detail.contact || '—', 'Not checked'],
    ['Consent', `version ${detail.consent}`],
  ]
  return (
    <section aria-label="Details">
      <h3 className="pbe-2 text-[14px] leading-5 font-bold">Details</h3>
      <dl>
        {rows.map(([name, value, checked]) => (
          <div
            key={name}
            className="grid min-h-8.5 grid-cols-[68px_1fr_auto] items-center gap-2 border-bs border-line py-1.5 text-[12.5px] leading-4"
          >
            <dt className="font-medium text-text-2">{name}</dt>
            <dd className="min-w-0 font-semibold break-words tabular-nums">
              <bdi>{value}</bdi>
            </dd>
            <dd className="font-medium text-text-2">{checked}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const decisionNames = { approve: 'Approved', reject: 'Rejected', overturn: 'Approved on appeal' }

function Before({ detail }: { detail: Detail }) {
  const now = useNow(15)
  const earlier = detail.history.filter(({ decision }) => decision !== '')
  const first = detail.history.at(-1)
  return (
    <section aria-label="Before">
      <h3 className={heading}>
        Before
        <span className="t-cap font-medium text-text-2 tabular-nums">
          {earlier.length === 1 ? '1 decision' : `${earlier.length} decisions`}
        </span>
      </h3>
      <ul>
        {earlier.map(({ id, decision, reason, note, name, at }) => (
          <Fact
            key={`${id} ${decision}`}
            icon={decision === 'reject' ? 'close' : 'check'}
            tone={decision === 'reject' ? 'text-danger' : 'text-ok'}
            title={decision === '' ? '' : `${decisionNames[decision]}${reason ? `: ${reason.toLowerCase()}` : ''}`}
            text={[timeText(at), `\u2068${name}\u2069`, note && `\u2068${note}\u2069`].filter(Boolean).join(' · ')}
          />
        ))}
        {first && (
          <Fact
            icon="badge"
            tone="text-text-2"
            title="First application"
            text={`${timeText(first.sent)} · account ${accountAge(detail.registered, now)}`}
          />
        )}
      </ul>
    </section>
  )
}

function Decision({ detail, onDecided, onSkip }: DecisionPaneProps) {
  const { id, language } = detail
  const { data: reasons = [] } = useReasons(language)
  const [reason, setReason] = useState<Reason>()
  const [note, setNote] = useState('')
  const [approve, reject] = [useApprove(), useReject()]
  const [approving, rejecting] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  const busy = approve.isPending || reject.isPending
  // A key only moves to the button: Enter decides, so that a slip certifies nobody.
  const numbers = Object.fromEntries(reasons.map((one, index) => [String(index + 1), () => setReason(one)]))
  useKeys({ a: () => approving.current?.focus(), r: () => rejecting.current?.focus(), s: onSkip, ...numbers })
  const fault =
    (approve.error && faultText(approve.error, Certification.approve, approveWords)) ??
    (reject.error && faultText(reject.error, Certification.reject, rejectWords))
  return (
    <section aria-label="Your decision" className="flex flex-1 flex-col">
      <h3 className={heading}>Your decision</h3>
      <div role="group" aria-label="Reason" className="flex flex-wrap gap-1.5">
        {reasons.map((one, index) => (
          <button
            key={one.code}
            type="button"
            aria-pressed={one.code === reason?.code}
            onClick={() => setReason(one.code === reason?.code ? undefined : one)}
            className={`relative flex h-8 items-center gap-1.5 rounded-full ps-1.5 pe-2.5 text-[12.5px] font-semibold after:absolute after:inset-x-0 after:-inset-y-1 ${one.code === reason?.code ? 'bg-accent-soft text-accent shadow-[inset_0_0_0_1.5px_var(--accent)]' : 'bg-raised text-text-2 shadow-line'}`}
          >
            <Key>{String(index + 1)}</Key>
            {one.name}
          </button>
        ))}
      </div>
      <div className="pbs-2.5">
        <TextBox label="Note for the team (optional)" maxLength={300} value={note} onChange={(change) => setNote(change.target.value)} />
      </div>
      {reason && (
        <p className="mbs-2.5 flex gap-2.5 rounded-md bg-raised px-3 py-2.5 text-[13px] leading-[18px] text-text-2">
          <Icon name="note" size={18} />
          <span className="min-w-0 flex-1">
            Sent in {languageName(language)}:{' '}
            <b className="font-semibold text-text">
              “<bdi>{reason.text}</bdi>. <bdi>{reason.advice}</bdi>”
            </b>
          </span>
        </p>
      )}
      <p role="alert" className="t-sub pbs-3 font-semibold text-danger empty:hidden">
        {fault}
      </p>
      <div className="mbs-auto flex gap-2 pbs-4">
        <Button
          ref={rejecting}
          disabled={busy || !reason}
          onClick={() => reason && reject.mutate({ id, reason: reason.code, note }, { onSuccess: onDecided })}
          className="flex-1"
        >
          Reject <Key>R</Key>
        </Button>
        <Button onClick={onSkip} className="flex-1">
          Skip <Key>S</Key>
        </Button>
        <Button
          ref={approving}
          variant="primary"
          disabled={busy || reason !== undefined}
          onClick={() => approve.mutate({ id, note }, { onSuccess: onDecided })}
          className="flex-[1.4]"
        >
          Approve <Key>A</Key>
        </Button>
      </div>
    </section>
  )
}

export function Key({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="inline-grid h-5 min-w-5 place-items-center rounded-[6px] bg-overlay px-1 text-[11px] leading-5 font-bold text-text-2 shadow-line"
    >
      {children}
    </kbd>
  )
}
