import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { useCopy } from './useCopy.ts'

interface DeskCodeProps {
  text: string
  qrLabel: string
  title: ReactNode
  copyWords: ReactNode
  /** A long code is shown in a few lines only; the button copies all of it. */
  long?: boolean
}

/** What is scanned or copied into another app. */
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
