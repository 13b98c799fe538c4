export { currentFunds, monitorFunds } from './funds.ts'
export { pollPayouts } from './payDue.ts'
export { reconcilePayouts } from './reconcilePayouts.ts'
