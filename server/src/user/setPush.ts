import { Account, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { storeSubscription, type Subscription } from '../push/index.ts'
import type { UserDeps } from './UserDeps.ts'

export function setPush({ db, push }: UserDeps): Handler<typeof Account.setPush> {
  return async ({ uid, sessionId, language }, { kind, endpoint, p256dh, auth, push_token }) => {
    const subscription: Subscription = kind === 'web' ? { kind, address: endpoint, p256dh, auth } : { kind, address: push_token }
    if (!push.accepts(subscription)) refuse(Account.setPush, 'BadSubscription')
    await db.transaction((sql) => storeSubscription(sql, uid, sessionId, subscription, language))
    return {}
  }
}
