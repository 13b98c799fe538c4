import { lazyDrawing } from '../../room/feature.ts'
import type { RoomFeature } from '../../room/feature.ts'

const ReportAction = lazyDrawing(async () => (await import('./ReportAction.tsx')).ReportAction)
const ReportMessages = lazyDrawing(async () => (await import('./ReportMessages.tsx')).ReportMessages)
const ReportRow = lazyDrawing(async () => (await import('./ReportRow.tsx')).ReportRow)

/** Telling us about somebody. */
export const report: RoomFeature = {
  name: 'report',
  slots: {
    person: { audience: ReportAction, anchor: ReportAction, order: 80 },
    conversation: { audience: ReportMessages, anchor: ReportMessages },
    more: { audience: ReportRow, order: 90 },
  },
}
