/**
 * A state machine as data: from a state, what an event by an actor leads to, and what it makes happen. What is not in the table is
 * not allowed. The server decides by it, screens ask it what to offer, and tests walk through all of it.
 */
export type Table<State extends string, Event extends string, Actor extends string, Effect extends string> = {
  readonly [S in State]: {
    readonly [E in Event]?: { readonly [A in Actor]?: Step<State, Effect> }
  }
}

export interface Step<State extends string, Effect extends string> {
  readonly to: State
  readonly effects?: readonly Effect[]
}

export interface Machine<State extends string, Event extends string, Actor extends string, Effect extends string> {
  readonly states: readonly State[]
  readonly events: readonly Event[]
  readonly actors: readonly Actor[]
  readonly table: Table<State, Event, Actor, Effect>
}

/** Result of an event, or undefined: then nothing happens, and the caller is told the state as it is. */
export function step<State extends string, Event extends string, Actor extends string, Effect extends string>(
  machine: Machine<State, Event, Actor, Effect>,
  state: State,
  event: Event,
  actor: Actor,
): Step<State, Effect> | undefined {
  return machine.table[state][event]?.[actor]
}

/** Every state × event × actor with what the table says of it. */
export function everyCase<State extends string, Event extends string, Actor extends string, Effect extends string>(
  machine: Machine<State, Event, Actor, Effect>,
): { state: State; event: Event; actor: Actor; step: Step<State, Effect> | undefined }[] {
  return machine.states.flatMap((state) =>
    machine.events.flatMap((event) => machine.actors.map((actor) => ({ state, event, actor, step: step(machine, state, event, actor) }))),
  )
}
