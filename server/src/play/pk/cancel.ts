import { Pk } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { command } from './command.ts'
import type { PkDeps } from './PkDeps.ts'

export function cancel(deps: PkDeps): Handler<typeof Pk.cancel> {
  return ({ uid }, input) =>
    command(deps, { call: Pk.cancel, uid, ...input, event: 'cancel', isDone: ({ outcome }) => outcome === 'cancelled' })
}
