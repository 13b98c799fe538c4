import type { Receipts } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { getReceipt } from './getReceipt.ts'
import { getGiftRecords } from './getGiftRecords.ts'
import { getShowReport } from './getShowReport.ts'

export { spentIn } from './record.store.ts'
export { hasOpenRed } from './red.store.ts'

export const receipts = (deps: LiveDeps): Handlers<typeof Receipts> => ({
  getReceipt: getReceipt(deps),
  getGiftRecords: getGiftRecords(deps),
  getShowReport: getShowReport(deps),
})
