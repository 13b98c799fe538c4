import { applicationUse } from './safety/certification/index.ts'
import { messageUse } from './social/message/index.ts'
import { coverUse } from './shows/show/index.ts'
import type { UploadUses } from './core/upload/index.ts'
import { avatarUse } from './people/user/index.ts'

/** Uses that keep an image from being deleted, by its kind. */
export const uploadUses: UploadUses = { avatar: avatarUse, cover: coverUse, certification: applicationUse, chat: messageUse }
