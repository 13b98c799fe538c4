import { Account } from '@nimbo/contract'
import { client } from './client.ts'
import { queryClient } from './queryClient.ts'

const listeners = new Set<() => void>()

/** A block, wherever it was made: what counts or lists people asks again. */
export const onBlockChange = (listener: () => void): void => void listeners.add(listener)

/** The one way to block somebody and to undo it. A room is told anew whom I blocked. */
export async function setBlocked(touid: number, on: boolean): Promise<void> {
  await client.call(Account.setBlack, { touid, isblack: on ? 1 : 0 })
  void queryClient.invalidateQueries({ queryKey: ['live', 'blocked'] })
  for (const listener of listeners) listener()
}
