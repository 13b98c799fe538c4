import { lazy } from 'react'
import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'
import { flightMs } from './barrage.state.ts'
import { lazyAgain } from '../../../ui/lazyAgain.ts'

const fetchDrawings = () => import('./BarrageDrawings.tsx')
const Flight = lazy(async () => ({ default: (await fetchDrawings()).BarrageFlight }))
const BarrageLine = lazyAgain(async () => (await fetchDrawings()).BarrageLine)
const BarrageMenu = lazyDrawing(async () => (await import('./BarrageMenu.tsx')).BarrageMenu)

/** Paid lines that fly over the picture. They stand in the chat as well, for those who want nothing to fly. */
export const barrage: RoomFeature = {
  name: 'barrage',
  lines: { barrage: { draw: BarrageLine, shownTo: (event, blocked) => (blocked.has(event.uid) ? undefined : event) } },
  effects: {
    barrage: (event, room) =>
      room.store.getState().core.blocked.has(event.uid)
        ? []
        : [
            {
              kind: 'barrage',
              value: Number(event.totalcoin),
              durationMs: flightMs(event.content),
              own: event.uid === room.entered.sender.uid,
              from: event.uid,
              draw: (onDone) => <Flight event={event} room={room} onDone={onDone} />,
            },
          ],
  },
  slots: { takePart: { audience: BarrageMenu, order: 5 } },
}
