import type { Barrages } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { sendBarrage } from './sendBarrage.ts'

export { personalData } from './personalData.ts'
export { barrageFee } from './barrage.store.ts'

export const barrages = (deps: LiveDeps): Handlers<typeof Barrages> => ({
  sendBarrage: sendBarrage(deps),
})
