import type { ReactNode } from 'react'
import type { LoginMode } from './login.state.ts'

interface ModeLinkProps {
  to: LoginMode
  onMode: (mode: LoginMode) => void
  /** The one link of a mode that is worth more than the others. */
  strong?: boolean
  children: ReactNode
}

export function ModeLink({ to, onMode, strong = false, children }: ModeLinkProps) {
  return (
    <button
      type="button"
      data-testid={`login-mode-${to}`}
      onClick={() => onMode(to)}
      className={`hit-44 text-start text-[14px] leading-5 font-semibold ${strong ? 'text-accent' : 'text-text-2'}`}
    >
      {children}
    </button>
  )
}
