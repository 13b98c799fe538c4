import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { useCopy } from './useCopy.ts'

interface DeskAmountProps {
  label: ReactNode
  amount: string
  unit?: string
  /** What the button copies; without it there is no button. */
  copies?: string
}

export function DeskAmount({ label, amount, unit, copies }: DeskAmountProps) {
  const { t } = useLingui()
  const copy = useCopy()
  return (
    <div className="mx-4 mbs-3.5 mbe-3 flex items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="t-sub text-text-2">{label}</p>
        <p className="text-[32px] leading-[38px] font-extrabold tabular-nums" data-testid="desk-amount">
          <bdi dir={unit && 'ltr'}>
            {amount} {unit && <small className="text-[17px] leading-6 font-bold text-text-2">{unit}</small>}
          </bdi>
        </p>
      </div>
      {copies !== undefined && <IconButton icon="copy" variant="filled" size={44} label={t`Copy amount`} onClick={() => copy(copies)} />}
    </div>
  )
}
