import { setTimeout as sleep } from 'node:timers/promises'
import { sealNext } from '../core/ledger/index.ts'
import { readSigningKey } from '../platform/signingKey.ts'
import type { TestServer } from './startTestServer.ts'

const PATIENCE_MS = 15_000

/** Seals until nothing that is committed now is left out. Others' open transactions hold a seal back, so this may wait for them. */
export async function sealEverything({ roles: { worker: db }, config }: Pick<TestServer, 'roles' | 'config'>): Promise<void> {
  const key = readSigningKey(config.sealKey)
  const [now] = await db.query((sql) => sql.query<{ xid: bigint }>('select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as xid'))
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    while ((await sealNext(db, key)) > 0);
    const [oldest] = await db.query((sql) =>
      sql.query<{ xid: bigint }>('select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as xid'),
    )
    if (oldest!.xid >= now!.xid) return void (await sealNext(db, key))
    await sleep(50)
  }
  throw new Error('somebody holds a transaction open')
}
