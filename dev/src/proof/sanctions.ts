import { deepStrictEqual, ok } from 'node:assert/strict'
import { environment, type Profile } from '@nimbo/engines'
import type { Client } from '@nimbo/contract'
import pg from 'pg'
import { people } from '../demo/people.ts'
import { signIn } from '../fixtures/person.ts'
import { repair } from '../stack/repair.ts'
import { type ClosedPlanes, judgeClosed, perRoom, type Webhooks } from './closing.ts'
import { openRoom } from './openRoom.ts'
import { insertPerson } from './revocation/viewer.ts'
import { openWebhookRelay } from './revocation/webhookRelay.ts'
import { acts, type Trial } from './sanctions/acts.ts'

const sizes = {
  full: { each: 100, atOnce: 4 },
  reduced: { each: 3, atOnce: 3 },
}

/** Acts of moderation in two rooms, of which one never has its webhooks delivered: API, realtime and media must close; at full size, in time. */
export async function proveSanctions(profile: Profile, full: boolean): Promise<void> {
  const origin = `http://127.0.0.1:${profile.ports.app}`
  const over = new AbortController()
  const late: string[] = []
  const database = new pg.Pool({ connectionString: environment(profile)['NIMBO_DATABASE_MIGRATE_URL'], max: 4 })
  const relay = await openWebhookRelay(profile)
  try {
    const superAdmin = await insertSuperAdmin(origin, database)
    const rooms = [
      { webhooks: 'delivered', host: people.marina },
      { webhooks: 'dropped', host: people.kaique },
    ] as const
    await perRoom(rooms, full, async ({ webhooks, host }) => {
      const show = await openRoom(origin, `Webhooks ${webhooks}`, over.signal, host)
      const { client: anchor } = await signIn(origin, host)
      const onRoom = (stream: string) => void (webhooks === 'dropped' && relay.dropped.add(stream))
      onRoom(show.room.stream)
      late.push(...(await runActs({ origin, database, room: show.room, anchor, superAdmin, onRoom }, webhooks, full)))
    })
    ok(relay.counts.delivered > 0 && relay.counts.dropped > 0, 'the relay saw no webhooks')
    console.log(`sanctions: ${relay.counts.delivered} webhooks delivered, ${relay.counts.dropped} dropped`)
    deepStrictEqual(late, [], 'an act of moderation was late')
  } finally {
    over.abort()
    relay.close()
    await database.end()
    await repair(profile)
  }
}

async function runActs(trial: Trial, webhooks: Webhooks, full: boolean): Promise<string[]> {
  const size = full ? sizes.full : sizes.reduced
  const late: string[] = []
  for (const { name, run } of acts) {
    const closed: ClosedPlanes[] = []
    while (closed.length < size.each) {
      const count = Math.min(size.atOnce, size.each - closed.length)
      closed.push(...(await Promise.all(Array.from({ length: count }, () => run(trial)))))
    }
    late.push(...judgeClosed('sanctions', name, closed, { webhooks, full }))
  }
  return late
}

/** Super-admin inserted directly: another proof shows that an operator has to make one. */
async function insertSuperAdmin(origin: string, database: pg.Pool): Promise<Client> {
  const { uid, clients } = await insertPerson(origin, database)
  await database.query(
    `insert into super_admin (uid, granted_by, reason) select $1, min(id), 'proof' from operator having min(id) is not null`,
    [uid],
  )
  return clients[0]!
}
