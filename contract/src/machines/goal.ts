import type { Machine } from './machine.ts'

export const goalStates = ['open', 'reached', 'done', 'failed', 'cancelled', 'expired'] as const
export type GoalState = (typeof goalStates)[number]
export type GoalEvent = 'tip' | 'fill' | 'complete' | 'fail' | 'cancel' | 'expire' | 'showEnds'
export type GoalActor = 'anchor' | 'viewer' | 'clock'
/** `hold`: the giver's coins are set aside. `pay`: the anchor gets them. `refund`: every giver has them back. */
export type GoalEffect = 'hold' | 'pay' | 'refund'

const over = { clock: { to: 'expired', effects: ['refund'] } } as const

/**
 * A wish or a task with its price. `fill` is the tip that brings the last missing coins. Until it is done nobody but the givers has the
 * coins, and nothing leads out of a state that has paid or refunded.
 */
export const goalMachine: Machine<GoalState, GoalEvent, GoalActor, GoalEffect> = {
  states: goalStates,
  events: ['tip', 'fill', 'complete', 'fail', 'cancel', 'expire', 'showEnds'],
  actors: ['anchor', 'viewer', 'clock'],
  table: {
    open: {
      tip: { viewer: { to: 'open', effects: ['hold'] } },
      fill: { viewer: { to: 'reached', effects: ['hold'] } },
      cancel: { anchor: { to: 'cancelled', effects: ['refund'] } },
      expire: over,
      showEnds: over,
    },
    reached: {
      complete: { anchor: { to: 'done', effects: ['pay'] } },
      fail: { anchor: { to: 'failed', effects: ['refund'] } },
      cancel: { anchor: { to: 'cancelled', effects: ['refund'] } },
      expire: over,
      showEnds: over,
    },
    done: {},
    failed: {},
    cancelled: {},
    expired: {},
  },
}

/** States that may still lead to another one. */
export const isRunning = (state: GoalState): boolean => Object.keys(goalMachine.table[state]).length > 0
