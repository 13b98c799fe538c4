import { Account, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { moveQuiet, zoneNamed } from '../../core/notice/index.ts'
import { storeSubscription, type Subscription } from '../../core/push/index.ts'
import type { UserDeps } from '../user/index.ts'

export function setPush({ db, push }: UserDeps): Handler<typeof Account.setPush> {
  return async ({ uid, sessionId, language }, { kind, endpoint, p256dh, auth, push_token, zone: given }) => {
    const zone = zoneNamed(given)
    const subscription: Subscription = kind === 'web' ? { kind, address: endpoint, p256dh, auth } : { kind, address: push_token }
    if (!push.accepts(subscription)) refuse(Account.setPush, 'BadSubscription')
    await db.transaction(async (sql) => {
      await storeSubscription(sql, uid, sessionId, subscription, language)
      if (zone !== undefined) await moveQuiet(sql, uid, zone)
    })
    return {}
  }
}
