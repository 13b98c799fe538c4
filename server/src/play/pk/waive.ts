import { Pk } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { command } from './command.ts'
import type { PkDeps } from './PkDeps.ts'

export function waive(deps: PkDeps): Handler<typeof Pk.waive> {
  return ({ uid }, input) =>
    command(deps, { call: Pk.waive, uid, ...input, event: 'waive', isDone: ({ waived, winner }) => waived && winner === uid })
}
