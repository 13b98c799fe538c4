import { Trans, useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { Skeleton } from '../../../ui/Skeleton.tsx'

interface CardBoxProps {
  box: RefObject<HTMLDivElement | null>
  face: 'loading' | 'ready' | 'broken'
  focused: boolean
  onReload: () => void
}

/** A field of ours around a field of theirs. */
export function CardBox({ box, face, focused, onReload }: CardBoxProps) {
  const { t } = useLingui()
  return (
    <div>
      <p className="t-sub pbe-[5px] text-text-2">
        <Trans>Card details</Trans>
      </p>
      <div className={`relative h-12 rounded-md bg-raised ${focused ? 'shadow-focus' : 'shadow-line-strong'}`}>
        <div ref={box} dir="ltr" data-testid="card-box" className={`card-box px-3.5 py-3.5 ${face === 'ready' ? '' : 'opacity-0'}`} />
        {face === 'loading' && (
          <div role="status" aria-label={t`Loading`} className="absolute inset-0 flex items-center px-3.5">
            <Skeleton className="h-3.5 w-[55%] bg-overlay" />
          </div>
        )}
        {face === 'broken' && (
          <button type="button" onClick={onReload} className="t-sub absolute inset-0 w-full px-3.5 text-start text-danger">
            <Trans>Couldn’t load. Tap to reload</Trans>
          </button>
        )}
      </div>
    </div>
  )
}
