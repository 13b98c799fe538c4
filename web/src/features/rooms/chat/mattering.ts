import type { Sender } from '@nimbo/contract'
import type { Line } from '../../../room/lines.ts'

/** Room admins, anchors and super-admins. */
const KEEPS_ORDER = 40

export const isMine =
  ({ uid }: Pick<Sender, 'uid'>) =>
  ({ event }: Line): boolean =>
    'uid' in event && event.uid === uid

/** Lines a busy room does not pass over: of the host, moderators and guards, paid ones, and those addressed to me. */
export const matters =
  ({ uid, uname }: Pick<Sender, 'uid' | 'uname'>) =>
  ({ name, event }: Line): boolean => {
    if (name !== 'chat') return name !== 'enter'
    if (!('ct' in event) || !('usertype' in event)) return false
    const isAnswer = 'reply' in event && event.reply?.uid === uid
    return isAnswer || event.usertype >= KEEPS_ORDER || event.guard_type > 0 || event.ct.includes(`@${uname}`)
  }
