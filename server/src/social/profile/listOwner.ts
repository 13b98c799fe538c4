import type { Identity } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { personFor } from '../../people/user/index.ts'

/**
 * Person whose followers a reader may look through, or the refusal: one's own always, those of others unless they keep them to themselves.
 */
export async function listOwner(
  sql: Sql,
  reader: Identity,
  touid = reader.uid,
): Promise<{ uid: number } | 'NoSuchPerson' | 'Blocked' | 'Private'> {
  if (touid === reader.uid) return { uid: touid }
  const person = await personFor(sql, reader, touid)
  if (typeof person === 'string') return person
  return person.listsPrivate ? 'Private' : { uid: person.id }
}
