import type { UserCard } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { cardsOf } from '../../people/user/index.ts'

/** A list names its people in an order of its own. */
export async function cardsByUid(sql: Sql, uids: readonly number[]): Promise<ReadonlyMap<number, UserCard>> {
  return new Map((await cardsOf(sql, [...new Set(uids)])).map((card) => [card.id, card]))
}
