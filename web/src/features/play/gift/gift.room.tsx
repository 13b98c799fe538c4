import type { EventOf } from '@nimbo/contract'
import { useSession } from '../../../lib/session.ts'
import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'
import { GiftLine } from './GiftLine.tsx'

declare module '../../../room/feature.ts' {
  interface RoomPanels {
    gifts: true
  }
}

const drawings = () => import('./GiftDrawings.tsx')
const play = () => import('./playGift.tsx')
const GiftButton = lazyDrawing(async () => (await drawings()).GiftButton)
const GiftPanel = lazyDrawing(async () => (await drawings()).GiftPanel)
const ComboLanes = lazyDrawing(async () => (await drawings()).ComboLanes)

/** From so many coins on a gift has a line of its own however busy the room is. */
const GREAT = 1000
const isGreat = ({ uid, totalcoin }: EventOf<'giftSent'>) => uid === useSession.getState().uid || Number(totalcoin) >= GREAT

/** Gifts: the sheet that sends them, the lanes and effects that show them, and their lines in the chat. */
export const gift: RoomFeature = {
  name: 'gift',
  lines: {
    giftSent: {
      draw: GiftLine,
      key: ({ combo }) => combo,
      grows: (shown, next) => (next.combocount > shown.combocount ? { ...next, at: shown.at } : shown),
      secondOf: (event) => (isGreat(event) ? undefined : Math.floor(event.at / 1000)),
      shownTo: (event, blocked) => (blocked.has(event.uid) ? undefined : event),
    },
  },
  effects: {
    giftSent(event, room) {
      play().then(
        ({ playGift }) => playGift(event, room),
        () => undefined,
      )
      return []
    },
  },
  panels: { gifts: { audience: GiftPanel } },
  slots: {
    lane: { audience: ComboLanes, anchor: ComboLanes, order: 10 },
    bar: { audience: GiftButton, order: 95 },
  },
}
