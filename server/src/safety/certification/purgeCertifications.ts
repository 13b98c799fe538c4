import { addJob } from '../../platform/jobs.ts'
import type { Database, Sql } from '../../platform/postgres.ts'
import { purgeDecided } from './certification.store.ts'

/** Daily: what applications no longer need. A photo goes with its upload, once no other application uses it. */
export async function purgeCertifications(db: Database): Promise<void> {
  while ((await db.transaction(purgeBatch)) > 0);
}

async function purgeBatch(sql: Sql): Promise<number> {
  const purged = await purgeDecided(sql)
  for (const { image } of purged) if (image) await addJob(sql, 'deleteUnusedUpload', { object: image }, 0, `forget:${image}`)
  return purged.length
}
