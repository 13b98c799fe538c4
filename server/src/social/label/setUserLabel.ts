import { MAX_LABELS, refuse, Labels } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { accountById, areBlocked, lockPair } from '../../people/user/index.ts'
import { countOffered, labelsOf, replaceLabels } from './label.store.ts'
import type { LabelDeps } from './LabelDeps.ts'

const { setUserLabel: call } = Labels

export function setUserLabel({ db, limits }: LabelDeps): Handler<typeof call> {
  const pace = limits('labels')

  return async ({ uid, language }, { touid, labels }) => {
    if (labels.length === 0) refuse(call, 'NoLabel')
    if (labels.length > MAX_LABELS) refuse(call, 'TooManyLabels')
    if (touid === uid) refuse(call, 'Yourself')
    await pace.take(call, uid)
    return db.transaction(async (sql) => {
      const account = await accountById(sql, touid)
      if (!account || account.disabled || account.cancelled) refuse(call, 'NoSuchPerson')
      await lockPair(sql, uid, touid)
      if (await areBlocked(sql, uid, touid)) refuse(call, 'Blocked')
      if ((await countOffered(sql, labels)) < labels.length) refuse(call, 'NoSuchLabel')
      await replaceLabels(sql, uid, touid, labels)
      return labelsOf(sql, touid, language)
    })
  }
}
