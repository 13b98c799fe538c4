import {
  hasSeat,
  micLink,
  type MicActor,
  type MicEffect,
  type MicEvent,
  type MicOutcome,
  type ParticipantTrack,
  step,
} from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { newEvent, publish } from '../../core/room/index.ts'
import { type GuestLink, hasFreeSeat, lockLink, setConnection, writeLink } from './guest.store.ts'
import type { Show } from '../show/index.ts'

type MicShow = Pick<Show, 'id' | 'uid' | 'stream'>

export interface MicWish {
  uid: number
  event: MicEvent
  actor: MicActor
  /** With which they mean to be on, and from which connection. */
  tracks?: readonly ParticipantTrack[]
  connection?: string
}

/** Result of a step. `done` is false for one that came too late: `link` is what became of it. */
export interface MicStepTaken {
  link: GuestLink
  before: GuestLink
  done: boolean
  /** It needed a seat and there was none. */
  full: boolean
}

/**
 * One step of a link, in the caller's transaction: what the table says of it is written and told. A link whose time is over by the
 * database's clock has ended before whatever is wished now, also when no worker has looked at it yet. Whoever may need a seat has locked
 * the show before.
 */
export async function takeMicStep(sql: Sql, show: MicShow, wish: MicWish): Promise<MicStepTaken> {
  const found = await lockLink(sql, show.id, wish.uid)
  const isOver = found.left < 0
  let link = isOver ? await write(sql, show, found, { uid: wish.uid, event: 'time', actor: 'clock' }) : found
  // The clock alone says when it is time, and it may have been put back since somebody looked.
  if (wish.event === 'time') return { link, before: found, done: isOver, full: false }
  const before = link
  const taken = step(micLink, link.state, wish.event, wish.actor)
  if (!taken) return { link, before, done: false, full: false }
  if (taken.effects?.includes('seat') && !(await hasFreeSeat(sql, show.id, wish.uid))) {
    link = await write(sql, show, link, { uid: wish.uid, event: 'busy', actor: 'house' })
    return { link, before, done: false, full: true }
  }
  link = await write(sql, show, link, wish)
  return { link, before, done: true, full: false }
}

async function write(sql: Sql, show: MicShow, link: GuestLink, { event, actor, tracks, connection }: MicWish): Promise<GuestLink> {
  const taken = step(micLink, link.state, event, actor)
  if (!taken) return link
  if (event === 'join') return connection === link.connection ? link : setConnection(sql, show.id, link.uid, connection ?? '')
  const ended = taken.to === 'none'
  const changed: GuestLink = {
    ...link,
    state: taken.to,
    outcome: ended ? outcomeOf(link, event) : '',
    tracks: [...(tracks ?? (link.tracks.length > 0 ? link.tracks : (['camera', 'microphone'] as const)))],
    connection: connection ?? link.connection,
  }
  // Muting is done to the track alone.
  const written = taken.to === link.state ? link : await writeLink(sql, show.id, changed)
  for (const effect of taken.effects ?? []) await tell(sql, show, effect, written, actor === 'guest' ? show.uid : link.uid)
  return written
}

const outcomes: Partial<Record<MicEvent, MicOutcome>> = {
  refuse: 'refused',
  cancel: 'cancelled',
  leave: 'left',
  cut: 'cut',
  busy: 'busy',
  revoke: 'revoked',
}

function outcomeOf({ state }: GuestLink, event: MicEvent): MicOutcome {
  return outcomes[event] ?? (hasSeat(state) ? 'silent' : 'unanswered')
}

const told = {
  tellAccepted: 'micAccepted',
  tellRefused: 'micRefused',
  tellOn: 'micOn',
  tellLeft: 'micLeft',
  tellCut: 'micCut',
  tellBusy: 'micBusy',
  tellUnanswered: 'micUnanswered',
  tellMuted: 'micMuted',
  tellCancelled: 'micCancelled',
} as const

async function tell(sql: Sql, { stream }: MicShow, effect: MicEffect, { uid, tracks, left }: GuestLink, touid: number): Promise<void> {
  if (effect === 'seat') return
  const rows = await sql.query<{ uname: string; uhead: string }>(
    'select nicename as uname, avatar as uhead from read.account where id = $1',
    [uid],
  )
  const fields = { uid, ...rows[0]!, touid, isvideo: isVideo(tracks) }
  if (effect === 'tellAsked' || effect === 'tellInvited') {
    const name = effect === 'tellAsked' ? 'micAsked' : 'micInvited'
    return publish(sql, stream, newEvent(name, { ...fields, seconds: left }))
  }
  await publish(sql, stream, newEvent(told[effect], fields))
}

/** Tells that a link ended in somebody else's transaction. */
export async function tellRevoked(
  sql: Sql,
  link: { stream: string; liveuid: number; uid: number; tracks: ParticipantTrack[] },
): Promise<void> {
  await tell(
    sql,
    { id: 0n, uid: link.liveuid, stream: link.stream },
    'tellLeft',
    { ...link, state: 'none', outcome: 'revoked', connection: '', left: 0 },
    link.uid,
  )
}

export const isVideo = (tracks: readonly ParticipantTrack[]): 0 | 1 => (tracks.includes('camera') ? 1 : 0)
export const tracksFor = (isvideo: number): ParticipantTrack[] => (isvideo === 1 ? ['camera', 'microphone'] : ['microphone'])
