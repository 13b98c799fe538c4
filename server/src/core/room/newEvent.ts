import { randomUUID } from 'node:crypto'
import { type EventFields, type EventName, type EventOf, headOf, type NameIn } from '@nimbo/contract'

/** An event with its head and an id of its own. Lines of chat are made by the room engine, which numbers them. */
export function newEvent<N extends Exclude<EventName, NameIn<'chat'>>>(name: N, fields: EventFields<N>): EventOf<N> {
  return { ...headOf(name), id: randomUUID(), ...fields } as unknown as EventOf<N>
}
