import type { Captions } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { sendCaption } from './sendCaption.ts'

export const captions = (deps: LiveDeps): Handlers<typeof Captions> => ({
  sendCaption: sendCaption(deps),
})
