export { currentFunds, monitorFunds } from './funds.ts'
export { pollPayouts } from './payDue.ts'
export { reconcileDaily } from './reconcileDaily.ts'
