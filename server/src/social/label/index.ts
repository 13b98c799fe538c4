import type { Labels } from '@nimbo/contract'
import type { Label } from '@nimbo/contract/operator'
import type { Handlers } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { change } from './change.ts'
import { create } from './create.ts'
import { getLabels } from './getLabels.ts'
import { getUserLabel } from './getUserLabel.ts'
import type { LabelDeps } from './LabelDeps.ts'
import { restore } from './restore.ts'
import { retire } from './retire.ts'
import { setUserLabel } from './setUserLabel.ts'

export { personalData } from './personalData.ts'
export { deleteLabelsBetween, labelsOf } from './label.store.ts'

export const labels = (deps: LabelDeps): Handlers<typeof Labels> => ({
  getUserLabel: getUserLabel(deps),
  setUserLabel: setUserLabel(deps),
})

/** For operators: `ctx.uid` is theirs. */
export const labelCatalogue = (deps: { db: Database }): Handlers<typeof Label> => ({
  getLabels: getLabels(deps),
  create: create(deps),
  change: change(deps),
  retire: retire(deps),
  restore: restore(deps),
})
