import type { Status } from '@nimbo/contract/operator'
import type { Handlers } from '../../platform/http/handler.ts'
import { getStatus, type StatusDeps } from './getStatus.ts'

export { engineChecksOf } from './engineChecksOf.ts'

export const status = (deps: StatusDeps): Handlers<typeof Status> => ({ getStatus: getStatus(deps) })
