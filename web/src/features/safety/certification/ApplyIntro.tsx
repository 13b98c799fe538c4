import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import type { Certification } from './certification.queries.ts'
import { footLine, GlassNote, StatusPage } from './StatusPage.tsx'
import { Steps } from './Steps.tsx'
import { phoneStep, reviewLater } from './stepTexts.tsx'

interface ApplyIntroProps {
  certification: Certification
  avatar: string
  addPhone: ReactNode
  onContinue: () => void
  onClose: () => void
}

export function ApplyIntro({ certification, avatar, addPhone, onContinue, onClose }: ApplyIntroProps) {
  const { t } = useLingui()
  const { mobile } = certification
  const ready: { icon: IconName; text: string }[] = [
    { icon: 'card', text: t`Your name as on your ID` },
    { icon: 'wand', text: t`Good light for a selfie` },
    { icon: 'clock', text: t`About 5 minutes` },
  ]
  return (
    <StatusPage
      avatar={avatar}
      mark="lock"
      title={<Trans>Get certified to go live</Trans>}
      text={<Trans>Three steps, about 5 minutes of your time.</Trans>}
      onClose={onClose}
      foot={
        <>
          <Button size="xl" block disabled={mobile === ''} onClick={onContinue} data-testid="certification-continue">
            <Trans>Continue</Trans>
          </Button>
          <p className={footLine}>
            <Trans>Watching, chat and gifts work without it.</Trans>
          </p>
        </>
      }
    >
      <Steps
        steps={[
          phoneStep(mobile, addPhone),
          {
            mark: mobile === '' ? 'later' : 'now',
            title: <Trans>Add your photo and details</Trans>,
            badge: (
              <span className="flex-none rounded-full bg-overlay px-2 text-[11px] leading-5 font-bold whitespace-nowrap text-text-2">
                <Trans>To do</Trans>
              </span>
            ),
            note: <Trans>Selfie, full name, date of birth, contact. About 4 min.</Trans>,
          },
          reviewLater(<Trans>Usually a few hours, 48 h at most</Trans>),
        ]}
      />
      <h2 className="mbs-4 text-[15px] leading-5 font-bold">
        <Trans>Have ready</Trans>
      </h2>
      <ul className="mbs-2 grid grid-cols-3 gap-2">
        {ready.map(({ icon, text }) => (
          <li key={icon} className="cert-glass flex flex-col gap-1.5 p-3 text-[13px] leading-[17px] font-medium text-v-text-2">
            <Icon name={icon} className="text-white" />
            {text}
          </li>
        ))}
      </ul>
      <GlassNote icon="shield">
        <Trans>You must be 18 or older to host. Only the certification team sees your photo and details.</Trans>
      </GlassNote>
    </StatusPage>
  )
}
