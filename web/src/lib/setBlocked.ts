import { Account } from '@nimbo/contract'
import { client } from './client.ts'
import { queryClient } from './queryClient.ts'

const listeners = new Set<() => void>()

/** A block, wherever it was made: what counts or lists people asks again. */
export const onBlockChange = (listener: () => void): void => void listeners.add(listener)

/** The one way to block somebody and to undo it. A room that knows whom I blocked knows it at once. */
export async function setBlocked(touid: number, on: boolean): Promise<void> {
  await client.call(Account.setBlack, { touid, isblack: on ? 1 : 0 })
  const without = (uids: readonly number[]) => uids.filter((uid) => uid !== touid)
  queryClient.setQueriesData<number[]>(
    { queryKey: ['live', 'blocked'] },
    (uids) => uids && (on ? [touid, ...without(uids)] : without(uids)),
  )
  for (const listener of listeners) listener()
}
