import { Live, refuse } from '@nimbo/contract'
import { hashPassword } from '../identity/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import { accountById } from '../user/index.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { classExists, insertShow, openShowOf } from './show.store.ts'

/** Seconds between refreshes of the people list, for clients that poll. */
export const USERLIST_SECONDS = 60

export function createRoom({ db, livekit, config }: LiveDeps): Handler<typeof Live.createRoom> {
  return async ({ uid }, input) => {
    const type = input.type === 1 ? 1 : 0
    if (type === 1 && input.type_val === '') refuse(Live.createRoom, 'PasswordMissing')
    const passwordHash = type === 1 ? await hashPassword(input.type_val) : null

    const show = await db.transaction(async (sql) => {
      if (!(await accountById(sql, uid))?.certified) refuse(Live.createRoom, 'NotCertified')
      if (!(await classExists(sql, input.liveclassid))) refuse(Live.createRoom, 'NoSuchClass')
      const { title, city, thumb, liveclassid: classId } = input
      const opened = await insertShow(sql, { uid, title, city, type, passwordHash, landscape: input.anyway === 1, classId, thumb })
      return opened ?? (await openShowOf(sql, uid))
    })
    if (!show) throw new Error('a show ended between opening and reading it')
    await livekit.openRoom(show.stream)
    return {
      stream: show.stream,
      push: config.livekit.publicUrl,
      pull: config.livekit.publicUrl,
      thumb: show.thumb,
      votestotal: '0',
      userlist_time: USERLIST_SECONDS,
      chatserver: config.centrifugo.publicUrl,
      guard_nums: 0,
      sensitive_words: [],
    }
  }
}
