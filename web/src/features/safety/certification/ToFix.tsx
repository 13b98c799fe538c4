import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import type { TimelineStep } from '../../../ui/Timeline.tsx'
import type { Certification } from './certification.queries.ts'
import { footLine, GlassNote, StatusPage } from './StatusPage.tsx'
import { Steps } from './Steps.tsx'
import { phoneStep, reviewLater } from './stepTexts.tsx'

interface ToFixProps {
  certification: Certification
  avatar: string
  onFix: () => void
  onClose: () => void
  /** Leads to the appeal, with the words it is given. */
  appealLink: (words: ReactNode) => ReactNode
}

/** A rejected application: why, what to change, how often that may be tried, and the appeal. */
export function ToFix({ certification, avatar, onFix, onClose, appealLink }: ToFixProps) {
  const { fix, mobile, tries, appeal } = certification
  const fixable = fix !== ''
  const mayApply = tries > 0 && appeal !== 'open'
  return (
    <StatusPage
      avatar={avatar}
      mark="alert"
      tone="warn"
      title={fixable ? <Trans>One thing to fix</Trans> : <Trans>Your application was rejected</Trans>}
      text={fixable ? <Trans>Everything else is fine and stays saved.</Trans> : <Trans>You can read why below.</Trans>}
      onClose={onClose}
      foot={
        <>
          <Button size="xl" block disabled={!mayApply} onClick={onFix} data-testid="certification-fix">
            {fix === 'user_img' ? <Trans>Take a new photo</Trans> : <Trans>Check and send again</Trans>}
          </Button>
          <AppealLine certification={certification} appealLink={appealLink} />
        </>
      }
    >
      <Steps steps={[phoneStep(mobile, null), fixStep(certification), reviewLater(<Trans>Within 48 h of your new application</Trans>)]} />
      <GlassNote icon="info">
        <Tries certification={certification} />
      </GlassNote>
    </StatusPage>
  )
}

function fixStep({ fix, reason, advice, decided }: Certification): TimelineStep {
  const titles: Record<Certification['fix'], ReactNode> = {
    '': <Trans>Add your photo and details</Trans>,
    user_img: <Trans>Take a new selfie</Trans>,
    real_name: <Trans>Correct your name</Trans>,
    birthday: <Trans>Correct your date of birth</Trans>,
    contact: <Trans>Correct your contact</Trans>,
  }
  const badge =
    fix === '' ? (
      <StatusBadge status="bad">
        <Trans>Rejected</Trans>
      </StatusBadge>
    ) : (
      <StatusBadge status="warn">
        <Trans>Fix this</Trans>
      </StatusBadge>
    )
  return {
    mark: fix === '' ? 'bad' : 'fix',
    title: titles[fix],
    badge,
    note: <Reviewed at={decided} />,
    children: (
      <div className="mbs-2.5 flex items-center gap-2.5 rounded-md bg-raised px-3 py-2.5">
        <span className={`grid size-11 flex-none place-items-center rounded-md bg-surface ${fix === '' ? 'text-danger' : 'text-warn'}`}>
          <Icon name={fix === 'user_img' ? 'image' : fix === '' ? 'close' : 'edit'} />
        </span>
        <p className="min-w-0 flex-1">
          <b className="block text-[14px] leading-[18px] font-semibold">{reason}</b>
          <span className="block text-[12.5px] leading-[17px] font-medium text-text-2">{advice}</span>
        </p>
      </div>
    ),
  }
}

function Reviewed({ at }: { at: number }) {
  const { dayTime } = useFormat()
  return <Trans>Reviewed {dayTime(at)}</Trans>
}

function Tries({ certification: { tries, apply_after: applyAfter, appeal } }: { certification: Certification }) {
  const { dayTime } = useFormat()
  if (appeal === 'open') return <Trans>A different person is looking at your appeal. You can apply again once it’s decided.</Trans>
  if (tries === 0) return <Trans>You’ve used all your tries. You can apply again on {dayTime(applyAfter)}.</Trans>
  return <Plural value={tries} one="You have # more try this week." other="You have # more tries this week." />
}

function AppealLine({ certification, appealLink }: Pick<ToFixProps, 'certification' | 'appealLink'>) {
  const { appeal, appeal_until: until } = certification
  if (appeal !== '') return <p className={footLine}>{appealLink(<Trans>See your appeal</Trans>)}</p>
  if (until === 0) return null
  return (
    <p className={footLine}>
      <Trans>Think we got it wrong?</Trans> {appealLink(<Trans context="a link to the form">Appeal</Trans>)}
    </p>
  )
}
