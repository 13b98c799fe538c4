import type { Machine } from './machine.ts'

export const redPackStates = ['waiting', 'open', 'empty', 'closed'] as const
export type RedPackState = (typeof redPackStates)[number]
export const redPackEvents = ['open', 'take', 'takeLast', 'expire', 'endShow', 'settle'] as const
export type RedPackEvent = (typeof redPackEvents)[number]
export const redPackActors = ['sender', 'viewer', 'clock'] as const
export type RedPackActor = (typeof redPackActors)[number]
/** `credit`: a share moves to whoever took it. `refund`: what is left goes back, and the sender is told. `reveal`: the seed is published. */
export type RedPackEffect = 'credit' | 'refund' | 'reveal'

const over = { to: 'closed', effects: ['refund', 'reveal'] } as const

/** The life of a red pack. The clock is the database's; whoever sent it has no turn after that. */
export const redPack: Machine<RedPackState, RedPackEvent, RedPackActor, RedPackEffect> = {
  states: redPackStates,
  events: redPackEvents,
  actors: redPackActors,
  table: {
    waiting: {
      open: { clock: { to: 'open' } },
      endShow: { clock: over },
    },
    open: {
      take: { viewer: { to: 'open', effects: ['credit'] } },
      takeLast: { viewer: { to: 'empty', effects: ['credit'] } },
      expire: { clock: over },
      endShow: { clock: over },
    },
    empty: {
      settle: { clock: { to: 'closed', effects: ['reveal'] } },
      expire: { clock: { to: 'closed', effects: ['reveal'] } },
      endShow: { clock: { to: 'closed', effects: ['reveal'] } },
    },
    closed: {},
  },
}

export interface RedPackFacts {
  opensAt: number
  expiresAt: number
  /** Shares nobody has taken. */
  free: number
  closed: boolean
}

/** State of a pack, from stored facts and the database's clock in the same unit. Its time may be over before it has been closed. */
export function redPackState({ opensAt, expiresAt, free, closed }: RedPackFacts, now: number): RedPackState {
  if (closed || now >= expiresAt) return 'closed'
  if (free === 0) return 'empty'
  return now < opensAt ? 'waiting' : 'open'
}
