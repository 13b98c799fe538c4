import { randomUUID } from 'node:crypto'
import { byLanguage, type Client, Gifts, giftMarks, Live } from '@nimbo/contract'
import { Catalogue, nameLine } from '@nimbo/contract/operator'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { credit } from '../../core/ledger/index.ts'
import { createLog } from '../../platform/log.ts'
import { operatorClient } from '../../testing/operatorClient.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { checkGift } from './checkGift.ts'
import { prepareGiftFile } from './index.ts'
import { effectToSave } from './saving.ts'

let server: TestServer
let client: Client
let operator: number
let room: Awaited<ReturnType<TestServer['liveRoom']>>
let giver: Person
const made: number[] = []
beforeAll(async () => {
  server = await startTestServer()
  ;({ client, id: operator } = await operatorClient(server))
  room = await server.liveRoom()
  giver = await server.person({ language: 'ar' })
  await giver.client.call(Live.enterRoom, { liveuid: room.liveuid, stream: room.stream })
  await server.engines.db.transaction((sql) =>
    credit(sql, { uid: giver.uid, key: randomUUID(), request: 'coins' }, 'reward', 10_000n, 'test'),
  )
})
afterAll(async () => {
  await server.engines.db.query((sql) => sql.query('update gift set retired_at = now() where id = any ($1) and retired_at is null', [made]))
  await server.close()
})

const now = () => Math.floor(Date.now() / 1000)
const fields = {
  ...nameLine(byLanguage(() => 'Kite')),
  name_en: 'Kite',
  name_pt: 'Pipa',
  name_es: 'Cometa',
  name_fr: 'Cerf-volant',
  name_ar: 'طائرة ورقية',
  name_zh_cn: '风筝',
  name_zh: '風箏',
  price: 40,
  type: 0,
  mark: 0,
  icon: '/gifts/balloons.svg',
  effect: '',
  position: 5,
  from: 0,
  until: 0,
}
type Fields = Partial<typeof fields>
async function add(more: Fields = {}): Promise<number> {
  const { id } = await client.call(Catalogue.create, { ...fields, ...more })
  made.push(id)
  return id
}
const change = (id: number, more: Fields) => client.call(Catalogue.change, { id, ...fields, ...more })
const shown = async (id: number) => (await giver.client.call(Gifts.getGiftList, {})).giftlist.find((gift) => gift.id === id)
const stateOf = async (id: number) => (await client.call(Catalogue.getGifts, {})).find((gift) => gift.id === id)?.state
const send = (giftid: number, needcoin?: number) =>
  giver.client.call(Gifts.sendGift, {
    liveuid: room.liveuid,
    stream: room.stream,
    giftid,
    client_request_id: randomUUID(),
    ...(needcoin !== undefined && { needcoin }),
  })

describe('a gift', () => {
  test('is added, shown in the reader’s language, and can be sent', async () => {
    const id = await add({ effect: '/effects/goal.json', mark: giftMarks.hot })
    await expect
      .poll(() => shown(id))
      .toMatchObject({
        giftname: 'طائرة ورقية',
        needcoin: '40',
        mark: 1,
        gifticon: '/gifts/balloons.svg',
        swf: '/effects/goal.json',
        swftype: 2,
        swftime: 3,
      })
    expect((await send(id, 40)).combocount).toBe(1)
    const [kind] = await server.engines.db.query((sql) => sql.query('select votes from ledger.item_kind where id = $1', [id]))
    expect(kind).toBeDefined()
  })

  test('at a new price: whoever was shown the old one is asked again, and pays nothing until then', async () => {
    const id = await add()
    const before = (await send(id, 40)).coin
    await change(id, { price: 60 })
    expect(await refusalReason(send(id, 40))).toBe('FeeChanged')
    await expect.poll(async () => (await shown(id))?.needcoin).toBe('60')
    expect(BigInt(before) - BigInt((await send(id, 60)).coin)).toBe(60n)
  })

  test('that was retired cannot be sent, until it is brought back', async () => {
    const id = await add()
    await client.call(Catalogue.retire, { id, reason: 'rarely sent' })
    expect(await refusalReason(send(id))).toBe('NoSuchGift')
    expect(await stateOf(id)).toBe('retired')
    await expect.poll(() => shown(id)).toBeUndefined()
    expect(await refusalReason(client.call(Catalogue.retire, { id }))).toBe('NoSuchGift')
    await client.call(Catalogue.restore, { id })
    expect((await send(id)).combocount).toBe(1)
    expect(await refusalReason(client.call(Catalogue.restore, { id }))).toBe('NoSuchGift')
  })

  test('is on offer in its season only', async () => {
    const id = await add({ from: now() + 3_600, until: now() + 7_200 })
    expect([await stateOf(id), await refusalReason(send(id))]).toEqual(['planned', 'NoSuchGift'])
    await change(id, { from: now() - 60, until: now() + 60 })
    expect([await stateOf(id), (await send(id)).combocount]).toEqual(['offered', 1])
    await change(id, { from: now() - 60, until: now() - 30 })
    expect([await stateOf(id), await refusalReason(send(id))]).toEqual(['over', 'NoSuchGift'])
    expect(await refusalReason(change(id, { from: now(), until: now() - 30 }))).toBe('BadPeriod')
    // The database's seconds end in January 2038.
    await change(id, { until: 2_145_916_800 })
    expect(await stateOf(id)).toBe('offered')
    await expect(change(id, { until: 4_102_444_800 })).rejects.toThrow('wrong or missing: until')
  })

  test('for guards only is refused to everybody else', async () => {
    const id = await add({ mark: giftMarks.guards })
    expect(await refusalReason(send(id))).toBe('GuardsOnly')
  })
})

test('prices out of bounds, unknown types, empty names and files nobody knows are refused', async () => {
  for (const bad of [
    { price: 0 },
    { price: 20_001 },
    { type: 2 },
    { mark: 4 },
    { name_ar: ' ' },
    { icon: 'https://elsewhere.example/a.svg' },
  ])
    await expect(add(bad)).rejects.toThrow()
  expect(await refusalReason(add({ icon: '/gifts/unknown.svg' }))).toBe('NoSuchFile')
  expect(await refusalReason(add({ icon: `/media/gift/${randomUUID()}.webp` }))).toBe('NoSuchFile')
  expect(await refusalReason(add({ effect: 'no-such-scene' }))).toBe('NoSuchFile')
  expect(await refusalReason(change(511, {}))).toBe('NoSuchGift')
})

test('two operators who add one at once get two numbers', async () => {
  const [a, b] = await Promise.all([add(), add()])
  expect(a).not.toBe(b)
})

test('the check says what the anchor gets and how much can be taken out', async () => {
  const checked = await client.call(Catalogue.check, { price: 199, type: 0 })
  expect(checked).toMatchObject({ percent: 50, votes: 99, safe: 1, limit: '0.85' })
  expect(Number(checked.payback)).toBeLessThanOrEqual(0.85)
  expect(checked.lines.length).toBeGreaterThan(0)
})

test('nothing is saved while a kind of gift brings out more than was paid in', async () => {
  const undone = new Error('undone')
  const tried = server.engines.db.transaction(async (sql) => {
    await sql.query(`insert into anchor_share (kind, gift_kind, percent) values ('gift', 'doodle', 100)`)
    expect(await checkGift(sql, { price: 10, type: 3 })).toMatchObject({ percent: 100, votes: 10, safe: 0 })
    expect(await effectToSave(sql, { ...fields, type: 3 })).toEqual({ refusal: 'EconomyRefused' })
    // Seen by no other test: servers refuse to start with such a share.
    throw undone
  })
  await expect(tried).rejects.toBe(undone)
})

describe('a picture', () => {
  const upload = async (body: Buffer) => {
    const { object, url } = await client.call(Catalogue.addFile, { kind: 'picture' })
    const put = () =>
      fetch(server.operatorOrigin + url, {
        method: 'PUT',
        body: new Uint8Array(body),
        headers: { 'content-type': 'application/octet-stream' },
      })
    const { status } = await put()
    if (status === 204) expect((await put()).status).toBe(404)
    await prepareGiftFile({ db: server.roles.worker, storage: server.engines.storage, log: createLog('test', 'silent') }, object)
    return { status, ...(await client.call(Catalogue.getFile, { object })) }
  }
  test('is drawn anew, served on both origins and used by a gift', async () => {
    const sent = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#80204fff' } })
      .png()
      .toBuffer()
    const { state, address } = await upload(sent)
    expect(state).toBe('ready')
    const id = await add({ icon: address })
    await expect.poll(async () => (await shown(id))?.gifticon).toBe(address)
    for (const origin of [server.origin, server.operatorOrigin]) {
      const answered = await fetch(origin + address)
      expect([answered.status, answered.headers.get('content-type')]).toEqual([200, 'image/webp'])
      const { width, height, hasAlpha } = await sharp(Buffer.from(await answered.arrayBuffer())).metadata()
      expect([width, height, hasAlpha]).toEqual([256, 256, true])
    }
    expect(await refusalReason(add({ effect: address.replace('webp', 'json') }))).toBe('NoSuchFile')
  })
  test('that is none is refused in words, and one that is too large is not let in', async () => {
    expect(await upload(Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({
      status: 204,
      state: 'refused',
      reason: 'This is no PNG, JPEG or WebP picture.',
      address: '',
    })
    expect(await upload(Buffer.alloc(2_000_001))).toMatchObject({ status: 413, state: 'waiting' })
  })
})

test('every change is in the audit log, with what is different', async () => {
  const id = await add()
  await change(id, { price: 45, name_fr: 'Le cerf-volant' })
  await client.call(Catalogue.retire, { id })
  await client.call(Catalogue.restore, { id })
  const acts = await server.engines.db.query((sql) =>
    sql.query('select act, operator, detail from audit where subject = $1 order by id', [`gift:${id}`]),
  )
  expect(acts).toEqual([
    { act: 'gift_created', operator, detail: { name: 'Kite', price: 40 } },
    { act: 'gift_changed', operator, detail: { price: '40 → 45', name_fr: 'Cerf-volant → Le cerf-volant' } },
    { act: 'gift_retired', operator, detail: { note: '' } },
    { act: 'gift_restored', operator, detail: {} },
  ])
})
