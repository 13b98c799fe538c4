import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { QrCode } from '../../../ui/QrCode.tsx'
import { useCopy } from '../../../ui/useCopy.ts'

interface DeskAmountProps {
  label: ReactNode
  amount: string
  unit?: string
  /** Text the button copies; without it there is no button. */
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

interface DeskCodeProps {
  text: string
  qrLabel: string
  title: ReactNode
  copyWords: ReactNode
  /** A long code is shown in a few lines only; the button copies all of it. */
  long?: boolean
}

/** Payment code, scanned or copied into another app. */
export function DeskCode({ text, qrLabel, title, copyWords, long = false }: DeskCodeProps) {
  const copy = useCopy()
  return (
    <div className="mx-4 flex flex-col items-center rounded-lg bg-surface p-4 text-center shadow-line">
      <QrCode text={text} label={qrLabel} className="w-44 p-3.5" />
      <p className="t-cap pbs-3 text-text-2">{title}</p>
      <p
        dir="ltr"
        data-testid="desk-code"
        className={`mbs-0.5 max-w-full font-mono text-[14px] leading-5 font-semibold tracking-[.02em] text-balance break-all ${long ? 'line-clamp-2' : ''}`}
      >
        {text}
      </p>
      <div className="mbs-3 w-full">
        <Button size="lg" block onClick={() => copy(text)}>
          <Icon name="copy" size={20} />
          {copyWords}
        </Button>
      </div>
    </div>
  )
}
