import { effectTypes, giftTypes } from '@nimbo/contract'
import type { EventOf } from '@nimbo/contract'
import { lazy } from 'react'
import type { RoomHandle } from '../../../room/feature.ts'
import { comboLanesOf } from './comboLanes.ts'

const GiftEffect = lazy(async () => ({ default: (await import('./effects/GiftEffect.tsx')).GiftEffect }))

const DOODLE_MS = 4000

/** A gift in a lane, and over the picture when it has an effect. Nobody sees either in a room that is hidden or small. */
export function playGift(event: EventOf<'giftSent'>, room: RoomHandle): void {
  const { blocked, floating } = room.store.getState().core
  if (blocked.has(event.uid) || floating || document.hidden) return
  comboLanesOf(room).receive(event)
  const isDoodle = event.paintedPath.length > 0
  if (event.swftype === effectTypes.none && !isDoodle) return
  room.stage.play({
    kind: event.type === giftTypes.deluxe ? 'deluxe' : 'medium',
    value: Number(event.totalcoin),
    durationMs: isDoodle ? DOODLE_MS : Math.max(1, event.swftime) * 1000,
    own: event.uid === room.entered.sender.uid,
    from: event.uid,
    calm: true,
    // Ten castles of one run are one film; every doodle is another drawing.
    ...(isDoodle ? {} : { merge: `${event.uid}:${event.giftid}` }),
    draw: (onDone) => <GiftEffect event={event} onDone={onDone} />,
  })
}
