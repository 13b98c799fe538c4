import { useEffect } from 'react'
import { signOut } from '../features/operatorAuth/operatorAuth.queries.ts'

const idleMs = 30 * 60_000

/** The screens refresh themselves, so the server would see a session in use for ever: a desk nobody sits at is noticed here. */
export function useIdleSignOut(): void {
  useEffect(() => {
    let timer = setTimeout(() => void signOut(), idleMs)
    const awake = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void signOut(), idleMs)
    }
    const signs = ['pointerdown', 'keydown', 'wheel'] as const
    for (const sign of signs) window.addEventListener(sign, awake, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, awake)
    }
  }, [])
}
