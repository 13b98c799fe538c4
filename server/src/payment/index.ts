export { createPayMethods } from './createPayMethods.ts'
export type { PayMethods } from './createPayMethods.ts'
export { ProviderUnreachable } from './PayMethod.ts'
export type { Begun, Fetched, NewCharge, PayAction, PayMethod, Received } from './PayMethod.ts'
