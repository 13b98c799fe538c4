import { Account, byLanguage, type Client, Profile, Labels } from '@nimbo/contract'
import { Label, MAX_LABELS_OFFERED, nameLine } from '@nimbo/contract/operator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operatorClient } from '../../testing/operatorClient.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
let operator: Client
beforeAll(async () => {
  server = await startTestServer()
  ;({ client: operator } = await operatorClient(server))
})
afterAll(() => server.close())

const say = ({ client }: Person, touid: number, ...labels: number[]) =>
  client.call(Labels.setUserLabel, { touid, labels: labels.join(',') })
const ofMine = async ({ client }: Person, touid: number) =>
  (await client.call(Labels.getUserLabel, { touid })).filter(({ ifcheck }) => ifcheck === 1).map(({ id }) => id)
const counts = (shown: readonly { id: number; nums: number }[]) => Object.fromEntries(shown.map(({ id, nums }) => [id, nums]))
const names = {
  ...nameLine(byLanguage(() => 'Calm')),
  name_en: 'Calm',
  name_pt: 'Calma',
  name_es: 'Calma',
  name_fr: 'Calme',
  name_ar: 'هدوء',
  name_zh_cn: '沉稳',
  name_zh: '沉穩',
}

describe('impressions', () => {
  test('are at most three, replace those before, and are counted', async () => {
    const [somebody, one, other] = await Promise.all([server.person(), server.person(), server.person()])
    await say(one, somebody.uid, 1, 2, 3)
    expect(counts(await say(other, somebody.uid, 1))).toEqual({ 1: 2, 2: 1, 3: 1 })
    expect(await refusalReason(say(one, somebody.uid, 1, 2, 3, 4))).toBe('TooManyLabels')
    expect(counts(await say(one, somebody.uid, 3, 4))).toEqual({ 1: 1, 3: 1, 4: 1 })
    expect(counts(await say(one, somebody.uid, 3, 4))).toEqual({ 1: 1, 3: 1, 4: 1 })
    expect(counts(await say(one, somebody.uid, 4, 5, 6))).toEqual({ 1: 1, 4: 1, 5: 1, 6: 1 })
    expect([await ofMine(one, somebody.uid), await ofMine(other, somebody.uid)]).toEqual([[4, 5, 6], [1]])
  })

  test('said twice are said once', async () => {
    const [somebody, one] = [await server.person(), await server.person()]
    expect(counts(await say(one, somebody.uid, 2, 2, 2, 2))).toEqual({ 2: 1 })
    const racing = await Promise.all(Array.from({ length: 20 }, (_, n) => say(one, somebody.uid, 1 + (n % 4), 2 + (n % 4), 3 + (n % 4))))
    expect(racing).toHaveLength(20)
    const mine = await ofMine(one, somebody.uid)
    expect(mine).toHaveLength(3)
    expect(counts((await one.client.call(Profile.getUserHome, { touid: somebody.uid })).label)).toEqual(
      Object.fromEntries(mine.map((id) => [id, 1])),
    )
  })

  test('none, of oneself, of nobody, and ones there are not, are refused', async () => {
    const [somebody, one] = [await server.person(), await server.person()]
    expect(await refusalReason(say(one, somebody.uid))).toBe('NoLabel')
    expect(await refusalReason(say(one, one.uid, 1))).toBe('Yourself')
    expect(await refusalReason(say(one, 2_000_000_000, 1))).toBe('NoSuchPerson')
    expect(await refusalReason(say(one, somebody.uid, 1, 9_999))).toBe('NoSuchLabel')
    await expect(one.client.call(Labels.setUserLabel, { touid: somebody.uid, labels: '1;drop' })).rejects.toMatchObject({ status: 400 })
    expect(await ofMine(one, somebody.uid)).toEqual([])
  })

  test('go when one of the two blocks the other, in both directions', async () => {
    const [a, b] = [await server.person(), await server.person()]
    await say(a, b.uid, 1, 2)
    await say(b, a.uid, 3)
    await a.client.call(Account.setBlack, { touid: b.uid, isblack: 1 })
    expect(await refusalReason(say(b, a.uid, 3))).toBe('Blocked')
    await a.client.call(Account.setBlack, { touid: b.uid, isblack: 0 })
    expect([await ofMine(a, b.uid), await ofMine(b, a.uid)]).toEqual([[], []])
    expect((await a.client.call(Profile.getUserHome, { touid: b.uid })).label).toEqual([])
  })

  test('cannot be said while a block is being written', async () => {
    const [a, b] = [await server.person(), await server.person()]
    for (let round = 0; round < 5; round++) {
      await Promise.allSettled([say(b, a.uid, 1), a.client.call(Account.setBlack, { touid: b.uid, isblack: 1 }), say(b, a.uid, 2)])
      const rows = await server.engines.db.query((sql) => sql.query('select 1 from user_label where uid = $1', [b.uid]))
      expect(rows).toEqual([])
      await a.client.call(Account.setBlack, { touid: b.uid, isblack: 0 })
    }
  })

  test('are in the language of who reads', async () => {
    const [somebody, reader] = [await server.person(), await server.person({ language: 'pt' })]
    const shown = await say(reader, somebody.uid, 1)
    expect(shown[0]).toMatchObject({ id: 1, name: 'Voz linda', colour: '#f0245e' })
  })
})

describe('the catalogue', () => {
  test('an operator adds, changes, retires and restores an impression', async () => {
    const [somebody, one] = [await server.person(), await server.person()]
    const { id } = await operator.call(Label.create, { ...names, colour: '#112233', position: 50 })
    await say(one, somebody.uid, id)
    await operator.call(Label.change, { id, ...names, name_en: 'Serene', colour: '#112233', position: 50 })
    const shown = async () => (await server.anonymous.call(Profile.getUserHome, { touid: somebody.uid })).label.map(({ name }) => name)
    await expect.poll(shown).toEqual(['Serene'])
    await operator.call(Label.retire, { id, reason: 'a test' })
    await expect.poll(shown).toEqual([])
    expect(await refusalReason(say(one, somebody.uid, id))).toBe('NoSuchLabel')
    expect((await one.client.call(Labels.getUserLabel, { touid: somebody.uid })).map((label) => label.id)).not.toContain(id)
    expect(await refusalReason(operator.call(Label.retire, { id }))).toBe('NoSuchLabel')
    await operator.call(Label.restore, { id })
    await expect.poll(shown).toEqual(['Serene'])
    await operator.call(Label.retire, { id })
    expect((await operator.call(Label.getLabels, {})).find((label) => label.id === id)).toMatchObject({ name_en: 'Serene', isretired: 1 })
    const acts = await server.engines.db.query((sql) =>
      sql.query<{ act: string }>('select act from audit where subject = $1 order by id', [`label:${id}`]),
    )
    expect(acts.map(({ act }) => act)).toEqual(['label_created', 'label_changed', 'label_retired', 'label_restored', 'label_retired'])
  })

  test('no more are on offer than fit on a screen, also when two operators add one', async () => {
    const offered = (await operator.call(Label.getLabels, {})).filter(({ isretired }) => isretired === 0).length
    const made = await Promise.allSettled(
      Array.from({ length: MAX_LABELS_OFFERED - offered + 3 }, () => operator.call(Label.create, { ...names, colour: '#112233' })),
    )
    const ids = made.flatMap((each) => (each.status === 'fulfilled' ? [each.value.id] : []))
    for (const id of ids) await operator.call(Label.retire, { id })
    expect(offered + ids.length).toBe(MAX_LABELS_OFFERED)
  })

  test('a colour that is none and a name too long are refused', async () => {
    for (const wrong of [{ colour: 'red' }, { colour: '#12345' }, { name_fr: 'x'.repeat(25) }, { name_ar: '' }])
      await expect(operator.call(Label.create, { ...names, colour: '#112233', ...wrong })).rejects.toMatchObject({ status: 400 })
  })
})
