import { Status } from './status.ts'

export { Status }
/** Calls of the operator console, served on its own origin only. */
export const operatorDomains = Object.freeze({ Status })
export type OperatorDomains = typeof operatorDomains
