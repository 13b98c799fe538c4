import { Account, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { addJob } from '../../platform/jobs.ts'
import { avatarObject, thumbOf, lockUsableImage } from '../../core/upload/index.ts'
import { type UserDeps, setAvatar } from '../user/index.ts'

export function updateAvatar({ db }: UserDeps): Handler<typeof Account.updateAvatar> {
  return ({ uid }, { object }) =>
    db.transaction(async (sql) => {
      const picture = await lockUsableImage(sql, uid, object, 'avatar')
      if (typeof picture === 'string') refuse(Account.updateAvatar, picture)
      const before = avatarObject(await setAvatar(sql, uid, picture.url))
      if (before && before !== object) await addJob(sql, 'deleteUnusedUpload', { object: before }, 0, `forget:${before}`)
      return { avatar: picture.url, avatar_thumb: thumbOf(picture.url) }
    })
}
