import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ConfirmSheetProps } from '../../../ui/ConfirmSheet.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { toast } from '../../../ui/toast.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { type Certification, useTakeBack } from './certification.queries.ts'
import { footLine, footLink, StatusPage } from './StatusPage.tsx'
import { Steps } from './Steps.tsx'
import { detailsStep, phoneStep } from './stepTexts.tsx'

const ConfirmSheet = whenOpened<ConfirmSheetProps>(async () => (await import('../../../ui/ConfirmSheet.tsx')).ConfirmSheet)

interface InReviewProps {
  certification: Certification
  avatar: string
  onDone: () => void
  onClose: () => void
}

/** An application nobody has decided yet. */
export function InReview({ certification, avatar, onDone, onClose }: InReviewProps) {
  const { mobile, sent, decide_by: decideBy } = certification
  const { dayTime } = useFormat()
  return (
    <StatusPage
      avatar={avatar}
      mark="clock"
      title={<Trans>We’re reviewing your details</Trans>}
      text={<Trans>We’ll notify you as soon as it’s decided.</Trans>}
      onClose={onClose}
      foot={
        <>
          <Button size="xl" block onClick={onDone} data-testid="certification-done">
            <Trans>Done</Trans>
          </Button>
          <TakeBack id={certification.id} />
        </>
      }
    >
      <Steps
        steps={[
          phoneStep(mobile, null),
          detailsStep(<Trans>Sent {dayTime(sent)}</Trans>),
          {
            mark: 'now',
            icon: 'clock',
            title: <Trans>We review it</Trans>,
            badge: (
              <StatusBadge status="info" icon="clock">
                <Trans>In review</Trans>
              </StatusBadge>
            ),
            note: <Trans>Answer by {dayTime(decideBy)} at the latest</Trans>,
            children: <Waiting from={sent} until={decideBy} />,
          },
        ]}
      />
    </StatusPage>
  )
}

function Waiting({ from, until }: { from: number; until: number }) {
  const { t } = useLingui()
  const { duration } = useFormat()
  const now = useNow(30)
  const passed = Math.min(Math.max(now - from, 0), until - from)
  // Whole minutes: nobody watches the seconds of two days.
  const minutes = (seconds: number) => duration(Math.max(60, seconds - (seconds % 60)))
  const [so, left] = [minutes(passed), minutes(until - from - passed)]
  return (
    <div className="mbs-3">
      <div
        role="progressbar"
        aria-label={t`In review`}
        aria-valuemin={0}
        aria-valuemax={until - from}
        aria-valuenow={passed}
        className="h-1.5 overflow-hidden rounded-full bg-raised"
      >
        <i className="block h-full rounded-full bg-accent-fill" style={{ inlineSize: `${(passed / (until - from)) * 100}%` }} />
      </div>
      <p className="mbs-1.5 flex flex-wrap justify-between gap-x-3 text-[12px] leading-4 font-medium text-text-3 tabular-nums">
        <span>
          <Trans>{so} so far</Trans>
        </span>
        <span>
          <Trans>{left} left</Trans>
        </span>
      </p>
    </div>
  )
}

function TakeBack({ id }: { id: number }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useTakeBack()
  const confirm = () =>
    mutate(id, {
      onSuccess: () => setAsking(false),
      onError: (error) => {
        setAsking(false)
        toast.error(refusalText(error) ?? t`Something went wrong. Try again.`)
      },
    })
  return (
    <p className={footLine}>
      <Trans>
        Wrong details?{' '}
        <button type="button" onClick={() => setAsking(true)} className={footLink}>
          Withdraw the application
        </button>
      </Trans>
      <ConfirmSheet
        open={asking}
        onOpenChange={setAsking}
        title={t`Withdraw the application?`}
        text={<Trans>We delete your photo and details. You can apply again right away.</Trans>}
        confirm={<Trans>Withdraw the application</Trans>}
        busy={isPending}
        onConfirm={confirm}
      />
    </p>
  )
}
