import { Pk } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { command } from './command.ts'
import type { PkDeps } from './PkDeps.ts'

export function surrender(deps: PkDeps): Handler<typeof Pk.surrender> {
  return ({ uid }, input) =>
    command(deps, {
      call: Pk.surrender,
      uid,
      ...input,
      event: 'surrender',
      isDone: ({ outcome, winner }) => outcome === 'surrender' && winner !== uid,
    })
}
