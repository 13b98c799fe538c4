import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BusyDots } from '../../../ui/BusyDots.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { CaptchaState } from './useCaptcha.ts'

type Shown = Exclude<CaptchaState, 'idle'>

const boxes: Record<Shown, ReactNode> = {
  checking: <BusyDots />,
  done: <Icon name="check" size={16} stroke={2.8} />,
  failed: <Icon name="alert" size={16} />,
}

const tones: Record<Shown, string> = {
  checking: 'bg-surface text-text-3 shadow-line-strong',
  done: 'bg-accent-fill text-on-accent',
  failed: 'bg-surface text-danger shadow-line-strong',
}

/** The check that a person is here ticks itself: the phone does the work, and the row tells how far it is. */
export function CaptchaRow({ state }: { state: CaptchaState }) {
  return (
    <div role="status" className="empty:hidden">
      {state !== 'idle' && (
        <div data-testid="captcha" data-state={state} className="flex h-13 items-center gap-3 rounded-md bg-raised px-3.5 shadow-line">
          <span aria-hidden="true" className={`relative grid size-[22px] flex-none place-items-center rounded-xs ${tones[state]}`}>
            {boxes[state]}
          </span>
          <span className="min-w-0 flex-1 font-medium">
            <Trans>I’m human</Trans>
          </span>
          <span className="t-sub text-text-2">
            {state === 'checking' && <Trans>Checking…</Trans>}
            {state === 'done' && <Trans context="a captcha was passed">Verified</Trans>}
            {state === 'failed' && <Trans>Verification failed</Trans>}
          </span>
        </div>
      )}
    </div>
  )
}
