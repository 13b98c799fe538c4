import { Profile, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { fansPage } from '../../people/user/index.ts'
import { listOwner } from './listOwner.ts'
import type { ProfileDeps } from './ProfileDeps.ts'

const { getFansList: call } = Profile

export function getFansList({ db }: ProfileDeps): Handler<typeof call> {
  return async (reader, { touid, p }) =>
    db.query(async (sql) => {
      const owner = await listOwner(sql, reader, touid)
      if (typeof owner === 'string') refuse(call, owner)
      return fansPage(sql, { uid: owner.uid, reader: reader.uid, page: p })
    })
}
