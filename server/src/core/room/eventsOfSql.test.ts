import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { definitionOf, Gifts, Guard, headOf, Live, Pk } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { grantItem } from '../ledger/index.ts'
import { listen } from '../../testing/listen.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { viewerWithCoins } from '../../testing/viewerWithCoins.ts'

const functions = join(import.meta.dirname, '../../../database/functions')
/** Functions that put an event of a room together, by file. The battle of `pk_view` becomes one without `outbox_event`. */
const builders = [
  ['gift.sql', 'send_gift'],
  ['guard.sql', 'buy_guard'],
]

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

interface EventHead {
  _method_: string
  action: number
  msgtype: number
}
type Definition = { type: string; shape?: Record<string, Schema>; element?: Schema; innerType?: Schema }
type Schema = ZodMiniType & { def: Definition }

/**
 * Fields of a value that are not those of its schema. A parser passes over a field nobody declared, and over an optional one that is
 * missing: here both are faults, because what the database says depends on no version of a client.
 */
function differences(schema: Schema, value: unknown, path: string): string[] {
  const { def } = schema
  if (def.innerType) return differences(def.innerType, value, path)
  if (def.element && Array.isArray(value)) return value.flatMap((one, at) => differences(def.element!, one, `${path}[${at}]`))
  if (!def.shape) return schema.safeParse(value).success ? [] : [`${path} is not as declared`]
  const fields = value as Record<string, unknown>
  const undeclared = Object.keys(fields).filter((field) => !(field in def.shape!))
  return [
    ...undeclared.map((field) => `${path}.${field} is not declared`),
    ...Object.entries(def.shape).flatMap(([field, of]) =>
      field in fields ? differences(of, fields[field], `${path}.${field}`) : [`${path}.${field} is missing`],
    ),
  ]
}
function faultsOf(event: EventHead): string[] {
  const definition = definitionOf(event)
  return definition ? differences(definition.schema, event, definition.name) : [`nobody declared ${event._method_}`]
}

/** Events that an act publishes in a room, as they left the database. */
async function published(method: string, act: (person: Awaited<ReturnType<typeof viewerWithCoins>>, room: Room) => Promise<unknown>) {
  const room = await server.liveRoom()
  const person = await viewerWithCoins(server, room, 100_000n)
  const witness = await server.person()
  const { realtime } = await witness.client.call(Live.enterRoom, { liveuid: room.liveuid, stream: room.stream })
  const reader = await listen(realtime.url, witness.usersign, realtime.room)
  try {
    await act(person, room)
    const isIt = ({ _method_ }: EventHead) => _method_ === method
    await reader.until(isIt)
    return (reader.publications as EventHead[]).find(isIt)!
  } finally {
    reader.close()
  }
}
type Room = Awaited<ReturnType<TestServer['liveRoom']>>
const keyed = ({ liveuid, stream }: Room) => ({ liveuid, stream, client_request_id: randomUUID() })
const stamps = JSON.stringify(Array.from({ length: 10 }, (_, n) => ({ x: n, y: n })))

test('an ordinary gift', async () => {
  const event = await published('SendGift', ({ client }, room) => client.call(Gifts.sendGift, { ...keyed(room), giftid: 1 }))
  expect(faultsOf(event)).toEqual([])
})

test('a doodle', async () => {
  const doodle = { giftid: 4, giftcount: 10, paintedPath: stamps, paintedWidth: 300, paintedHeight: 500 }
  const event = await published('SendGift', ({ client }, room) => client.call(Gifts.sendGift, { ...keyed(room), ...doodle }))
  expect(event).toMatchObject({ paintedPath: { length: 10 } })
  expect(faultsOf(event)).toEqual([])
})

test('a gift out of the backpack', async () => {
  const event = await published('SendGift', async ({ uid, client }, room) => {
    const item = { uid, key: randomUUID(), request: 'grant', kind: 3, amount: 2 }
    await server.engines.db.transaction((sql) => grantItem(sql, item))
    await client.call(Gifts.sendGift, { ...keyed(room), giftid: 3, ispack: 1 })
  })
  expect(event).toMatchObject({ ispack: 1 })
  expect(faultsOf(event)).toEqual([])
})

test('a guard', async () => {
  const event = await published('BuyGuard', ({ client }, room) => client.call(Guard.buyGuard, { ...keyed(room), guardid: 1 }))
  expect(faultsOf(event)).toEqual([])
})

test('a battle in which somebody gave', async () => {
  const rooms = [await server.liveRoom(), await server.liveRoom()] as const
  const { pk } = await rooms[0].anchor.client.call(Pk.invite, { stream: rooms[0].stream, touid: rooms[1].liveuid, minutes: 3 })
  const giver = await server.person()
  const [row] = await server.engines.db.query(async (sql) => {
    await sql.query('insert into battle_giver (battle_id, uid, giver, coins) values ($1, $2, $3, 10)', [
      pk.battle,
      rooms[0].liveuid,
      giver.uid,
    ])
    return sql.query<{ view: object }>('select pk_view($1) as view', [pk.battle])
  })
  const event = { ...headOf('pkState')!, id: randomUUID(), ...row!.view }
  expect(event).toMatchObject({ sides: [{ givers: [{ uid: giver.uid }] }, { givers: [] }] })
  expect(faultsOf(event)).toEqual([])
})

test('a field too many, one too few and one of another kind are told apart', () => {
  const light = { ...headOf('light')!, id: 'x', delta: 1, total: 1 }
  const { delta: _delta, ...without } = light
  expect(faultsOf(light)).toEqual([])
  expect(faultsOf({ ...light, colour: 'red' } as EventHead)).toEqual(['light.colour is not declared'])
  expect(faultsOf(without)).toEqual(['light.delta is missing'])
  expect(faultsOf({ ...light, delta: '1' } as EventHead)).toEqual(['light.delta is not as declared'])
})

test('every function that builds an event is read here', () => {
  const building = readdirSync(functions).flatMap((file) => {
    if (!file.endsWith('.sql')) return []
    const parts = readFileSync(join(functions, file), 'utf8').split(/^create or replace function (?=\w+)/m)
    const names = parts
      .slice(1)
      .flatMap((part) => /^\w+/.exec(part)?.filter((name) => name !== 'outbox_event' && part.includes('outbox_event(')) ?? [])
    return names.map((name) => [file, name])
  })
  expect(building).toEqual(builders)
})
