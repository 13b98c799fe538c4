import { randomUUID } from 'node:crypto'
import { createClient, Live, Moderation, Barrages, Statements } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { credit, fold, requestHash, violations, walletOf } from '../../core/ledger/index.ts'
import { killed } from '../../testing/killed.ts'
import { listen } from '../../testing/listen.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'

const FEE = 10n
let server: TestServer
let other: TestServer
beforeAll(async () => {
  server = await startTestServer()
  other = await startTestServer({})
})
afterAll(() => Promise.all([server.close(), other.close()]))

type Room = Awaited<ReturnType<TestServer['liveRoom']>>
const db = () => server.engines.db
const inRoom = ({ liveuid, stream }: Room) => ({ liveuid, stream })
const coinsOf = async (uid: number) => (await db().query((sql) => walletOf(sql, uid))).coins
const votesOf = async (uid: number) => (await db().query((sql) => walletOf(sql, uid))).votes
const send = ({ client }: Person, room: Room, key: string = randomUUID(), content = 'hello') =>
  client.call(Barrages.sendBarrage, { ...inRoom(room), content, client_request_id: key })

async function payer(room: Room, coins = 100n): Promise<Person> {
  const person = await server.person()
  await person.client.call(Live.enterRoom, inRoom(room))
  if (coins > 0n)
    await db().transaction((sql) => credit(sql, { uid: person.uid, key: randomUUID(), request: 'coins' }, 'reward', coins, 'test'))
  return person
}

test('costs its fee, reaches everybody in the room and brings the anchor their share', async () => {
  const room = await server.liveRoom()
  const [person, witness] = [await payer(room), await server.person()]
  const { realtime, barrage_fee: fee } = await witness.client.call(Live.enterRoom, inRoom(room))
  expect(BigInt(fee)).toBe(FEE)
  const reader = await listen(realtime.url, witness.usersign, realtime.room)
  expect(await send(person, room)).toMatchObject({ coin: '90' })
  await reader.until(({ _method_, content, uid }: { _method_: string; content: string; uid: number }) => {
    return _method_ === 'SendBarrage' && content === 'hello' && uid === person.uid
  })
  reader.close()
  await expect
    .poll(async () => {
      await db().transaction(fold)
      return votesOf(room.liveuid)
    })
    .toBeGreaterThan(0n)
  expect((await person.client.call(Statements.recordList, {}))[0]).toMatchObject({ kind: 'barrage' })
})

test('is refused to the muted, the poor and whoever is not in', async () => {
  const room = await server.liveRoom()
  const [muted, poor, stranger] = [await payer(room), await payer(room, 9n), await server.person()]
  await room.anchor.client.call(Moderation.setShutUp, { ...inRoom(room), touid: muted.uid })
  expect(await refusalReason(send(muted, room))).toBe('Muted')
  expect(await refusalReason(send(poor, room))).toBe('InsufficientBalance')
  expect(await refusalReason(send(stranger, room))).toBe('NotAdmitted')
  expect(await coinsOf(muted.uid)).toBe(100n)
  // An anchor in their own room pays, and earns nothing by it.
  await db().transaction((sql) => credit(sql, { uid: room.liveuid, key: randomUUID(), request: 'coins' }, 'reward', 10n, 'test'))
  expect(await send(room.anchor, room)).toMatchObject({ coin: '0' })
})

test('a repeat is answered as before, also once the room is closed to whoever sent it', async () => {
  const room = await server.liveRoom()
  const person = await payer(room)
  const key = randomUUID()
  const first = await send(person, room, key)
  await room.anchor.client.call(Live.changeLiveType, { stream: room.stream, type: 2, type_val: '200' })
  expect(await refusalReason(send(person, room))).toBe('NotAdmitted')
  expect(await send(person, room, key)).toEqual(first)
  expect(await coinsOf(person.uid)).toBe(90n)
})

test('nobody pays another fee than they were shown, and is told what they can still spend', async () => {
  const room = await server.liveRoom({ type: 3, price: 20 })
  const rich = await server.person()
  await db().transaction((sql) => credit(sql, { uid: rich.uid, key: randomUUID(), request: 'coins' }, 'reward', 100n, 'test'))
  await rich.client.call(Live.enterRoom, { ...inRoom(room), type_val: 20 })
  const barrage = (fee: number) =>
    rich.client.call(Barrages.sendBarrage, { ...inRoom(room), content: 'hello', fee, client_request_id: randomUUID() })
  expect(await refusalReason(barrage(9))).toBe('FeeChanged')
  expect(await barrage(10)).toMatchObject({ coin: '70' })
})

test('a repeat is answered as before, also by somebody muted since; another text under its key is refused', async () => {
  const room = await server.liveRoom()
  const person = await payer(room)
  const key = randomUUID()
  const first = await send(person, room, key)
  await room.anchor.client.call(Moderation.setShutUp, { ...inRoom(room), touid: person.uid })
  expect(await send(person, room, key)).toEqual(first)
  expect(await refusalReason(send(person, room, key, 'something else'))).toBe('IdempotencyConflict')
  expect(await coinsOf(person.uid)).toBe(90n)
})

test('many at once under one key at two processes cost once; under their own keys no more than there is', async () => {
  const room = await server.liveRoom()
  const person = await payer(room, 35n)
  const there = createClient({ origin: other.origin, language: () => 'en', credentials: () => ({ uid: person.uid, token: person.token }) })
  const both = [person, { ...person, client: there }]
  const key = randomUUID()
  const same = await Promise.all(Array.from({ length: 8 }, (_, n) => send(both[n % 2]!, room, key)))
  expect(new Set(same.map((s) => s.barragetoken)).size).toBe(1)
  expect(await coinsOf(person.uid)).toBe(25n)
  const own = await Promise.allSettled(Array.from({ length: 6 }, (_, n) => send(both[n % 2]!, room)))
  expect(own.filter((o) => o.status === 'fulfilled')).toHaveLength(2)
  expect(await coinsOf(person.uid)).toBe(5n)
})

test('killed before it is committed it has no effect, and tried again it has one', async () => {
  const room = await server.liveRoom()
  const person = await payer(room)
  const key = randomUUID()
  const hash = requestHash(`barrage ${room.stream} 0 1 hello`)
  await killed(`select ledger.spend($1, $2, $3, 2::smallint, 10, '[]', $4, null)`, [person.uid, key, hash, room.stream])
  expect(await coinsOf(person.uid)).toBe(100n)
  await send(person, room, key)
  await send(person, room, key)
  expect(await coinsOf(person.uid)).toBe(90n)
  expect((await db().query(violations)).filter(({ broken }) => broken > 0n)).toEqual([])
})
