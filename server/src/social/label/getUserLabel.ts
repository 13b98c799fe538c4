import { refuse, Labels } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { personFor } from '../../people/user/index.ts'
import { choices } from './label.store.ts'
import type { LabelDeps } from './LabelDeps.ts'

const { getUserLabel: call } = Labels

export function getUserLabel({ db }: LabelDeps): Handler<typeof call> {
  return async (reader, { touid }) =>
    db.query(async (sql) => {
      const person = await personFor(sql, reader, touid)
      if (typeof person === 'string') refuse(call, person)
      return choices(sql, reader.uid, touid, reader.language)
    })
}
