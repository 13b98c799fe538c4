import { applicationUse } from './certification/index.ts'
import { messageUse } from './message/index.ts'
import { coverUse } from './show/index.ts'
import type { UploadUses } from './upload/index.ts'
import { avatarUse } from './user/index.ts'

/** What keeps an image from being deleted, by its kind. */
export const uploadUses: UploadUses = { avatar: avatarUse, cover: coverUse, certification: applicationUse, chat: messageUse }
