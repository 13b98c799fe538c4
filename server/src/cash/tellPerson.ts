import { addJob } from '../platform/jobs.ts'
import type { Tx } from '../platform/postgres.ts'

/** Part of the transaction that ends a withdrawal: the person hears of it if and only if it ended. */
export async function tellPerson(tx: Tx, id: number): Promise<void> {
  await addJob(tx, 'tellWithdrawal', { id }, 0, `withdrawal:${id}`)
}
