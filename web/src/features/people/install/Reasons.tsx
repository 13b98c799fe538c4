import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import type { IconName } from '../../../ui/icons.tsx'

/** Reasons to install the app. */
export function Reasons() {
  return (
    <ul className="mbs-6 grid w-full grid-cols-3 gap-2">
      <Reason icon="fullscreen">
        <Trans>Full screen</Trans>
      </Reason>
      <Reason icon="clock">
        <Trans>Opens instantly</Trans>
      </Reason>
      <Reason icon="bell">
        <Trans>Live alerts</Trans>
      </Reason>
    </ul>
  )
}

function Reason({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="t-cap flex flex-col items-center gap-2 rounded-md bg-surface px-2 py-3.5 text-text-2 shadow-line">
      <span className="grid size-9 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name={icon} size={20} />
      </span>
      {children}
    </li>
  )
}
