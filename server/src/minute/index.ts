export { countMinutes, dismissAbsent, recordPresence } from './countMinutes.ts'
export { cutMinutes, hasPicture, lastMinute, minuteTotals, purgeMediaSpans } from './minute.store.ts'
export { startMinute } from './startMinute.ts'
