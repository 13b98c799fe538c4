import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'

interface WalletBoxProps {
  box: RefObject<HTMLDivElement | null>
  shown: boolean
  /** While something is being paid. */
  off: boolean
}

const line = 'flex items-center gap-3 before:flex-1 before:border-bs before:border-line after:flex-1 after:border-bs after:border-line'

/** Room for a wallet's buttons. Without a wallet it takes none. */
export function WalletBox({ box, shown, off }: WalletBoxProps) {
  return (
    <div inert={off || !shown} className={shown ? 'pbe-3' : 'h-0 overflow-hidden'}>
      <div ref={box} data-testid="wallet-box" className={`card-box ${off ? 'opacity-50' : ''}`} />
      {shown && (
        <p className={`t-sub pbs-3 text-text-2 ${line}`}>
          <Trans>or by card</Trans>
        </p>
      )}
    </div>
  )
}
