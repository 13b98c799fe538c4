import type { Uplink } from './uplink.ts'

/** Level of sending: everything, a picture with fewer frames and bits, or sound alone. */
export type SendLevel = 'full' | 'reduced' | 'sound'

export interface Fallback {
  level: SendLevel
  /** Reports in a row that were too bad for this level, and good enough for a better one. */
  bad: number
  fine: number
  /** Number of times the level went down: each makes the wait for a better one longer. */
  falls: number
}
export const noFallback: Fallback = { level: 'full', bad: 0, fine: 0, falls: 0 }

/** Reports come every two seconds. */
const REDUCE_AFTER = 4
const SOUND_AFTER = 5
const RECOVER_AFTER = 5
const MAX_RECOVER_AFTER = 40

const isWeak = ({ rttMs = 0, lost = 0, available = Infinity }: Uplink) => rttMs >= 500 || lost >= 0.08 || available < 400_000
const isStarved = ({ lost = 0, available = Infinity }: Uplink) => lost >= 0.2 || available < 120_000
/** While only sound is sent nobody measures what else would fit, so its estimate says nothing. */
const isTooWeak = (level: SendLevel, uplink: Uplink) => isWeak(level === 'sound' ? { ...uplink, available: undefined } : uplink)

/** One step at a time: down after some seconds of trouble, up after a longer calm. Sound goes on at every level. */
export function fallbackAfter({ level, bad, fine, falls }: Fallback, uplink: Uplink): Fallback {
  const isBad = level === 'full' ? isWeak(uplink) : level === 'reduced' && isStarved(uplink)
  const isFine = level !== 'full' && !isTooWeak(level, uplink)
  const next = { level, bad: isBad ? bad + 1 : 0, fine: isFine ? fine + 1 : 0, falls }
  if (level === 'full' && next.bad >= REDUCE_AFTER) return { level: 'reduced', bad: 0, fine: 0, falls: falls + 1 }
  if (level === 'reduced' && next.bad >= SOUND_AFTER) return { level: 'sound', bad: 0, fine: 0, falls: falls + 1 }
  const calm = Math.min(MAX_RECOVER_AFTER, RECOVER_AFTER * 2 ** Math.max(0, falls - 1))
  if (next.fine < calm) return next
  return { level: level === 'sound' ? 'reduced' : 'full', bad: 0, fine: 0, falls }
}
