import type { Catalogue } from '@nimbo/contract/operator'
import type { Handlers } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { addFile } from './addFile.ts'
import { change } from './change.ts'
import { check } from './check.ts'
import { create } from './create.ts'
import { getFile } from './getFile.ts'
import { getGifts } from './getGifts.ts'
import { restore } from './restore.ts'
import { retire } from './retire.ts'

export { prepareGiftFile } from './prepareGiftFile.ts'
export { receiveGiftFiles } from './receiveGiftFiles.ts'

/** For operators: `ctx.uid` is theirs. */
export const catalogue = (deps: { db: Database }): Handlers<typeof Catalogue> => ({
  getGifts: getGifts(deps),
  check: check(deps),
  create: create(deps),
  change: change(deps),
  retire: retire(deps),
  restore: restore(deps),
  addFile: addFile(deps),
  getFile: getFile(deps),
})
