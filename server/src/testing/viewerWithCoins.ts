import { randomUUID } from 'node:crypto'
import { Live } from '@nimbo/contract'
import { credit } from '../core/ledger/index.ts'
import type { Person, TestServer } from './startTestServer.ts'

/** A new viewer in this room who has so many coins. */
export async function viewerWithCoins(
  { engines, person }: TestServer,
  { liveuid, stream }: { liveuid: number; stream: string },
  coins: bigint,
): Promise<Person> {
  const viewer = await person()
  await viewer.client.call(Live.enterRoom, { liveuid, stream })
  if (coins > 0n)
    await engines.db.transaction((sql) => credit(sql, { uid: viewer.uid, key: randomUUID(), request: 'coins' }, 'reward', coins, 'test'))
  return viewer
}
