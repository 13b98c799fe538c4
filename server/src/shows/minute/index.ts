export { personalData } from './personalData.ts'
export { countMinutes, dismissAbsent, recordPresence } from './countMinutes.ts'
export { cutMinutes, hasPicture, lastMinute, minuteTotals, paidAtDoor, purgeMediaSpans } from './minute.store.ts'
export { startMinute } from './startMinute.ts'
