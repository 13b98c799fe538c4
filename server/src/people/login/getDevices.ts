import type { Login } from '@nimbo/contract'
import { sessionsOf } from '../identity/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function getDevices({ db }: LoginDeps): Handler<typeof Login.getDevices> {
  return async ({ uid, sessionId }) => {
    const devices = await db.query((sql) => sessionsOf(sql, uid))
    return devices.map((d) => ({ ...d, current: d.id === sessionId ? 1 : 0 }))
  }
}
