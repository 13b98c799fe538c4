import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'
import { messageSlice } from './message.slice.ts'
import type { MessageSlice } from './message.slice.ts'

const drawings = () => import('./MessageDrawings.tsx')
const MessageAction = lazyDrawing(async () => (await drawings()).MessageAction)
const MessageRow = lazyDrawing(async () => (await drawings()).MessageRow)
const MessageLayer = lazyDrawing(async () => (await drawings()).MessageLayer)

/** Writing to somebody in private without leaving the room. */
export const message: RoomFeature<MessageSlice> = {
  ...messageSlice,
  slots: {
    background: { audience: MessageLayer, anchor: MessageLayer },
    personFoot: { audience: MessageAction, anchor: MessageAction, order: 20 },
    takePart: { audience: MessageRow, order: 60 },
  },
}
