import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { verifyStatement } from '@nimbo/contract/statement'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSigningKey } from '../../platform/signingKey.ts'
import { sealEverything } from '../../testing/sealEverything.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { credit, proofsOf, sealNext, sealsBefore, sealsOf } from './index.ts'

let server: TestServer
const clients: pg.Client[] = []
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await client.connect()
  clients.push(client)
  return client
}
beforeAll(async () => void (server = await startTestServer()))
afterAll(async () => {
  await Promise.all(clients.map((c) => c.end()))
  await server.close()
})

const give = `select transfer::text from ledger.credit($1, $2, sha256('x'), 10::smallint, -3, 5, '', null)`
const keyOf = () => readSigningKey(server.config.sealKey)
const proofOf = async (transfer: bigint) => (await server.engines.db.query((sql) => proofsOf(sql, [transfer])))[0]

test('the key has to be an Ed25519 key', () => {
  const pem = { type: 'pkcs8', format: 'pem' } as const
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: pem,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  expect(() => readSigningKey(privateKey)).toThrow('Ed25519')
})

test('a transfer that commits late is sealed when it is there, and one before it is not sealed twice', async () => {
  const { uid } = await server.person()
  const [slow, fast] = [await connect(), await connect()]
  await slow.query('begin')
  const late = BigInt((await slow.query<{ transfer: string }>(give, [uid, randomUUID()])).rows[0]!.transfer)
  const other = await server.person()
  const early = BigInt((await fast.query<{ transfer: string }>(give, [other.uid, randomUUID()])).rows[0]!.transfer)
  await sealNext(server.roles.worker, keyOf())
  // The one that is still open began before the other: neither may be sealed, or the later one would be left out for good.
  expect(await proofOf(early)).toBeUndefined()
  await slow.query('commit')
  await sealEverything(server)
  expect(await proofOf(late)).toMatchObject({ transfer: late })
  expect(await proofOf(early)).toMatchObject({ transfer: early })
})

test('many sealers at once make one chain, in batches, without a hole', async () => {
  const { db } = server.engines
  const { uid } = await server.person()
  for (let n = 0; n < 40; n++) await db.transaction((sql) => credit(sql, { uid, key: randomUUID(), request: 'w' }, 'reward', 1n, ''))
  await Promise.all(Array.from({ length: 6 }, () => sealNext(server.roles.worker, keyOf(), 7)))
  await sealEverything(server)
  const seals = (await db.query((sql) => sealsBefore(sql, undefined, 20))).toReversed()
  for (const [n, seal] of seals.entries()) {
    const before = seals[n - 1]
    if (!before) continue
    expect(seal.id).toBe(before.id + 1n)
    expect(seal.lo_xid).toBe(before.hi_xid)
    expect(seal.previous).toEqual(before.hash)
  }
  expect(await db.query((sql) => sealsOf(sql, [seals.at(-1)!.id]))).toHaveLength(1)
})

describe('what was sealed stays', () => {
  test('no process can write a seal or read the trees', async () => {
    for (const role of Object.values(server.roles)) {
      await expect(role.query((sql) => sql.query('delete from ledger.seal'))).rejects.toThrow('permission denied')
      await expect(role.query((sql) => sql.query('select * from ledger.seal_tree'))).rejects.toThrow('permission denied')
    }
  })
  test('and its owner cannot change one by mistake', async () => {
    const owner = await connect()
    await sealEverything(server)
    await expect(owner.query(`update ledger.seal set root = sha256('x') where id = 1`)).rejects.toThrow('append-only')
    await expect(owner.query('delete from ledger.seal_tree')).rejects.toThrow('append-only')
  })
})

test('seals are published with the key', async () => {
  await sealEverything(server)
  const newest = (await (await fetch(`${server.origin}/seals`)).json()) as {
    key: string
    seals: { id: string; hash: string; previous: string }[]
  }
  expect(newest.key).toBe(keyOf().publicKey)
  const [head, before] = newest.seals
  expect(head!.previous).toBe(before?.hash ?? '0'.repeat(64))
  const older = (await (await fetch(`${server.origin}/seals?before=${head!.id}`)).json()) as typeof newest
  expect(older.seals[0]?.id).toBe(before?.id)
  expect((await fetch(`${server.origin}/seals?before=x`)).status).toBe(400)
  expect(await verifyStatement(JSON.stringify(newest))).toMatchObject({ ok: false })
})
