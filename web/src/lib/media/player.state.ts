/** Events of a video element. `refused`: the browser does not let it play without a touch. */
export type ElementEvent = 'playing' | 'waiting' | 'paused' | 'ended' | 'refused'

export type PlayerEvent =
  | { type: 'joined' | 'lost' | 'refused' | 'replaced' | 'hidden' | 'shown' }
  /** The viewer wants no picture, or wants it again. */
  | { type: 'listen'; on: boolean }
  /** Anchor's camera; `off`: it was turned off. */
  | { type: 'camera'; is: 'none' | 'off' | 'on' }
  | { type: 'element'; event: ElementEvent }
  /** A second has gone by, with or without a new frame. */
  | { type: 'second'; moved: boolean }

/** The anchor's video from the connection to the element that draws it. */
export interface Player {
  connection: 'connecting' | 'joined' | 'refused' | 'elsewhere'
  camera: 'none' | 'off' | 'on'
  element: 'idle' | Exclude<ElementEvent, 'ended'>
  hidden: boolean
  /** Only the sound is received. */
  listening: boolean
  /** Seconds without a new frame while there should be one. */
  still: number
  /** Seconds this connection waits for its first frame; undefined once it came. */
  missing: number | undefined
}
export type PlayerFace = 'connecting' | 'waiting' | 'playing' | 'stalled' | 'blocked' | 'refused' | 'elsewhere' | 'listening'

/** A longer pause between frames is shown to the viewer. */
const STALL_SECONDS = 3

export const newPlayer: Player = {
  connection: 'connecting',
  camera: 'none',
  element: 'idle',
  hidden: false,
  listening: false,
  still: 0,
  missing: 0,
}

/** A connection that has brought nothing by then is made anew: each time it is given twice as long, up to a minute. */
const MISSING_SECONDS = 6
const MAX_MISSING_SECONDS = 60
/** Only the first frame counts: a host whose own line stands still is not helped by a thousand viewers who join anew. */
export function isOverdue({ missing = 0 }: Player, retries: number): boolean {
  return missing >= Math.min(MAX_MISSING_SECONDS, MISSING_SECONDS * 2 ** retries)
}

export function playerAfter(player: Player, event: PlayerEvent): Player {
  switch (event.type) {
    case 'joined':
      return { ...player, connection: 'joined', still: 0, missing: 0 }
    case 'lost':
      return { ...player, connection: 'connecting' }
    case 'refused':
      return { ...player, connection: 'refused' }
    case 'replaced':
      return { ...player, connection: 'elsewhere' }
    case 'camera':
      return event.is === player.camera ? player : { ...player, camera: event.is, still: 0 }
    case 'hidden':
      return { ...player, hidden: true }
    // A hidden page does not count the time its picture stood still.
    case 'shown':
      return { ...player, hidden: false, still: 0 }
    case 'listen':
      return { ...player, listening: event.on, element: event.on ? 'idle' : player.element, still: 0 }
    case 'element':
      return elementAfter(player, event.event)
    case 'second':
      return secondAfter(player, event.moved)
  }
}

function elementAfter(player: Player, event: ElementEvent): Player {
  if (event === 'ended') return { ...player, element: 'idle', still: 0 }
  if (event === 'playing') return { ...player, element: 'playing', still: 0, missing: undefined }
  // Before the first frame there is nothing that could be held up.
  if (event !== 'refused' && player.element !== 'playing') return player
  return { ...player, element: event }
}

/** Some browsers decode without a word from the element; frames that an element may not or does not play are none. */
function secondAfter(before: Player, moved: boolean): Player {
  const { element, hidden, camera, still } = before
  const player = { ...before, missing: missingAfter(before, moved) }
  if (moved && element !== 'refused' && element !== 'paused') return { ...player, element: 'playing', still: 0 }
  return hidden || camera !== 'on' || element === 'idle' ? player : { ...player, still: still + 1 }
}

function missingAfter({ connection, camera, hidden, listening, missing }: Player, moved: boolean): number | undefined {
  if (moved || missing === undefined) return undefined
  return connection !== 'joined' || camera === 'off' || hidden || listening ? missing : missing + 1
}

/** Face of the player for the viewer. A picture that has begun stays over short breaks: a new connection brings it back by itself. */
export function faceOf({ connection, camera, element, listening, still }: Player): PlayerFace {
  if (connection === 'refused' || connection === 'elsewhere') return connection
  if (connection === 'connecting') return 'connecting'
  if (listening) return element === 'refused' ? 'blocked' : 'listening'
  if (camera !== 'on') return 'waiting'
  if (element === 'refused') return 'blocked'
  if (element === 'idle') return 'connecting'
  return element !== 'playing' || still >= STALL_SECONDS ? 'stalled' : 'playing'
}
