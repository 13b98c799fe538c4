import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { install, useInstall } from '../../../lib/install.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { StepPicture } from './StepPicture.tsx'
import type { StepName } from './StepPicture.tsx'
import { installMethod } from './installMethod.ts'

/** Install state of this device: installed, installable with one tap, or by steps in the browser's menu. */
export function InstallAction({ onOpen }: { onOpen: () => void }) {
  const { prompt, installed } = useInstall()
  const { userAgent, maxTouchPoints } = navigator
  const way = installMethod({ installed, hasPrompt: prompt !== undefined, userAgent, touchPoints: maxTouchPoints })
  if (way === 'installed') {
    return (
      <div className="flex flex-col items-center gap-4">
        <StatusBadge status="ok">
          <Trans>Installed</Trans>
        </StatusBadge>
        <Button variant="quiet" onClick={onOpen}>
          <Trans>Open Nimbo</Trans>
        </Button>
      </div>
    )
  }
  if (way === 'prompt') {
    return (
      <Button size="xl" block onClick={() => void install()}>
        <Icon name="download" />
        <Trans>Install</Trans>
      </Button>
    )
  }
  return <InstallSteps way={way} />
}

/** Manual steps for browsers without an install prompt. */
function InstallSteps({ way }: { way: 'ios' | 'menu' }) {
  return (
    <ol className="w-full overflow-hidden rounded-lg bg-surface text-start shadow-line">
      <Step number={1} picture={way === 'ios' ? 'share' : 'menu'}>
        {way === 'ios' ? <Trans>Tap the share button in Safari</Trans> : <Trans>Open your browser menu</Trans>}
      </Step>
      <Step number={2} picture="add">
        {way === 'ios' ? <Trans>Choose “Add to Home Screen”</Trans> : <Trans>Choose “Install app” or “Add to Home screen”</Trans>}
      </Step>
      <Step number={3} picture="done">
        <Trans>Confirm to add Nimbo to your home screen</Trans>
      </Step>
    </ol>
  )
}

function Step({ number, picture, children }: { number: number; picture: StepName; children: ReactNode }) {
  return (
    <li className="relative flex min-h-14 items-center gap-3 px-3.5 py-2 font-medium not-first:before:absolute not-first:before:inset-bs-0 not-first:before:start-10.5 not-first:before:end-0 not-first:before:border-bs not-first:before:border-line">
      <span className="t-strong w-4 flex-none text-center text-text-3">{number}</span>
      <span className="min-w-0 flex-1">{children}</span>
      <StepPicture name={picture} />
    </li>
  )
}
