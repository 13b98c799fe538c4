import { takeRetries } from './retry.store.ts'
import { type PushDeps, sendAll } from './sendAll.ts'

const BATCH = 100

/** Tries again what push services did not take, as many at a time as memory may hold. */
export async function retryPushes(deps: PushDeps): Promise<'more' | void> {
  const { taken, due } = await deps.db.transaction((sql) => takeRetries(sql, BATCH))
  await sendAll(deps, due)
  return taken === BATCH ? 'more' : undefined
}
