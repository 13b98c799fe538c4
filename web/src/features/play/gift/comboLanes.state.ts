import { comboSeconds } from '@nimbo/contract'
import type { EventOf } from '@nimbo/contract'

/** A run of one person's gift, as a lane shows it. Times are this device's. */
export interface Combo {
  combo: string
  event: EventOf<'giftSent'>
  /** The highest seen: debits may arrive in another order. */
  count: number
  value: number
  own: boolean
  firstAt: number
  lastAt: number
  /** 0 while it waits. */
  shownAt: number
}
export interface ComboLanes {
  /** From the top; an empty place stays where it is, so that nothing jumps. */
  shown: readonly (Combo | undefined)[]
  waiting: readonly Combo[]
}

export const MAX_WAITING = 20
const LANE_COUNT = 2
const COMBO_MS = comboSeconds * 1000
const MAX_AGE_MS = 30_000
/** Shortest time a combo is seen that came late into a lane. */
const MIN_SHOWN_MS = 1500
/** A run that never ends leaves its lane to others after this. */
const MAX_SHOWN_MS = 8000

export const noComboLanes: ComboLanes = { shown: Array.from({ length: LANE_COUNT }, () => undefined), waiting: [] }

export function withGift(lanes: ComboLanes, event: EventOf<'giftSent'>, own: boolean, now: number): ComboLanes {
  const repeat = (one: Combo | undefined) =>
    one?.combo === event.combo
      ? { ...one, count: Math.max(one.count, event.combocount), value: one.value + Number(event.totalcoin), lastAt: now }
      : one
  const isKnown = [...lanes.shown, ...lanes.waiting].some((one) => one?.combo === event.combo)
  if (isKnown) return { shown: lanes.shown.map(repeat), waiting: lanes.waiting.map((one) => repeat(one) ?? one) }
  const { combo, combocount: count, totalcoin } = event
  const next: Combo = { combo, event, count, value: Number(totalcoin), own, firstAt: now, lastAt: now, shownAt: 0 }
  return advanced({ ...lanes, waiting: [...lanes.waiting, next] }, now)
}

/** Ends what is over and gives free lanes to who waits: own first, then value, then age. */
export function advanced({ shown, waiting }: ComboLanes, now: number): ComboLanes {
  const queue = waiting.filter(({ lastAt }) => now - lastAt <= MAX_AGE_MS).toSorted(byTurn)
  const next = shown.map((one) => (one && endOf(one, queue.length > 0) <= now ? undefined : one))
  // One's own is never seen late: it takes the cheaper lane of somebody else.
  if (queue[0]?.own && !next.includes(undefined)) {
    const others = next.filter((one) => one !== undefined && !one.own).toSorted((a, b) => a!.value - b!.value)
    if (others[0]) next[next.indexOf(others[0])] = undefined
  }
  for (const [place, one] of next.entries()) {
    const first = one ? undefined : queue.shift()
    if (first) next[place] = { ...first, shownAt: now }
  }
  return { shown: next, waiting: queue.slice(0, MAX_WAITING) }
}

/** Time of the next change that needs no event; undefined while no combo is shown. */
export function nextChangeAt({ shown, waiting }: ComboLanes): number | undefined {
  const ends = shown.flatMap((one) => (one ? [endOf(one, waiting.length > 0)] : []))
  return ends.length === 0 ? undefined : Math.min(...ends)
}

function endOf({ lastAt, shownAt, own }: Combo, othersWait: boolean): number {
  const ends = Math.max(lastAt + COMBO_MS, shownAt + MIN_SHOWN_MS)
  return othersWait && !own ? Math.min(ends, shownAt + MAX_SHOWN_MS) : ends
}

/** The order of the queue, and from its end what is dropped. */
function byTurn(a: Combo, b: Combo): number {
  return Number(b.own) - Number(a.own) || b.value - a.value || a.firstAt - b.firstAt
}
