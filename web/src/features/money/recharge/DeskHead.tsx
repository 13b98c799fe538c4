import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import { clockText } from '../../../lib/clockText.ts'

function Pill({ icon, tone, children }: { icon: IconName; tone: string; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-[30px] items-center gap-1 rounded-full bg-[color-mix(in_srgb,currentColor_16%,transparent)] px-3 whitespace-nowrap tabular-nums ${tone}`}
    >
      <Icon name={icon} size={12} stroke={2.6} />
      {children}
    </span>
  )
}

interface DeskHeadProps {
  /** Seconds the price still holds; undefined when that no longer matters. */
  left: number | undefined
  icon: IconName
  children: ReactNode
}

/** Time left, and the one network that may be used. */
export function DeskHead({ left, icon, children }: DeskHeadProps) {
  const time = left === undefined ? '' : clockText(left)
  return (
    <p className="flex flex-wrap justify-center gap-2 pbs-2.5">
      {left !== undefined && (
        <Pill icon="clock" tone="text-[14px] font-bold text-warn">
          <span role="timer" data-testid="time-left">
            {left > 0 ? <Trans>{time} left</Trans> : <Trans>Time is up</Trans>}
          </span>
        </Pill>
      )}
      <Pill icon={icon} tone="text-[13px] font-semibold text-text-2">
        <span>{children}</span>
      </Pill>
    </p>
  )
}
