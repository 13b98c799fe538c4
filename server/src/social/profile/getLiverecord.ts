import { Profile, refuse } from '@nimbo/contract'
import { pastShows } from '../../shows/roomList/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { personFor } from '../../people/user/index.ts'
import type { ProfileDeps } from './ProfileDeps.ts'

const { getLiverecord: call } = Profile

export function getLiverecord({ db }: ProfileDeps): Handler<typeof call> {
  return async (reader, { touid, p }) =>
    db.query(async (sql) => {
      const person = await personFor(sql, reader, touid)
      if (typeof person === 'string') refuse(call, person)
      return pastShows(sql, touid, p)
    })
}
