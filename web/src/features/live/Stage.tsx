import type { CSSProperties, ReactNode } from 'react'
import { useKeyboardInset } from './useKeyboardInset.ts'
import { useNight } from './useNight.ts'
import './live.css'

/** The room's frame: full screen on a phone, a phone-wide column over the blurred poster on anything wider. */
export function Stage({ poster, label, children }: { poster: string; label: string; children: ReactNode }) {
  const keyboard = useKeyboardInset()
  useNight()
  const style: CSSProperties = keyboard > 0 ? { blockSize: `calc(100dvh - ${keyboard}px)` } : {}
  return (
    <main className="live" aria-label={label}>
      {poster && <img className="live-far" src={poster} alt="" />}
      <div className="live-stage" style={style}>
        {children}
      </div>
    </main>
  )
}
