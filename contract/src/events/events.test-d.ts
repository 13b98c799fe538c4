import type { EventFields, EventIn, EventOf, NameIn } from './index.ts'
import type { NamedEvent } from './parse.ts'

const head = { _method_: 'StartEndLive', msgtype: 1, id: 'e1' } as const
const ended: EventOf<'showEnded'> = { ...head, action: 18, reason: 'anchor' }
const light: EventOf<'light'> = { _method_: 'light', action: 2, msgtype: 0, id: 'l1', delta: 1, total: 1 }

const publish = (event: EventIn<'now'>) => event
const gather = (event: EventIn<'sum' | 'latest'>) => event
export const right = [publish(ended), gather(light)]
// @ts-expect-error an event that is added up does not go through the outbox
export const summedNow = publish(light)
// @ts-expect-error an event of room state is never gathered
export const nowSummed = gather(ended)
// @ts-expect-error the head of another event
export const otherHead: EventOf<'showMoved'> = ended
// @ts-expect-error chat names no event that is added up
export const otherLane: NameIn<'chat'> = 'light'

export const said: EventFields<'chat'> = { ct: 'boa noite' }
// @ts-expect-error the room engine numbers lines, not their sender
export const numbered: EventFields<'chat'> = { ct: 'boa noite', seq: 7 }

export function read(e: NamedEvent): number | undefined {
  if (e.name === 'fans') return e.event.nums
  // @ts-expect-error a misspelt name does not compile
  if (e.name === 'lights') return 0
  return e.name === 'light' ? e.event.delta : undefined
}
