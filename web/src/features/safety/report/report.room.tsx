import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'

const drawings = () => import('./ReportDrawings.tsx')
const ReportAction = lazyDrawing(async () => (await drawings()).ReportAction)
const ReportMessages = lazyDrawing(async () => (await drawings()).ReportMessages)
const ReportRow = lazyDrawing(async () => (await drawings()).ReportRow)

/** Telling us about somebody. */
export const report: RoomFeature = {
  name: 'report',
  slots: {
    person: { audience: ReportAction, anchor: ReportAction, order: 80 },
    conversation: { audience: ReportMessages, anchor: ReportMessages },
    moreFoot: { audience: ReportRow },
  },
}
