import { Guard, Live } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken, refusal, unreachable } from '../../../testing/answers.ts'
import { goOnAir } from '../../../testing/goOnAir.ts'
import { expectAccessible, openScreen, type ScreenOptions } from '../../../testing/openScreen.ts'
import { guardMonth, guards, guardTiers, guardYear } from '../../../testing/samples/gifts.ts'
import { roomChannels, sender } from '../../../testing/samples/roomEvents.ts'
import { entered, line, roomPath } from '../../../testing/samples/rooms.ts'
import { viewers } from '../../../testing/samples/people.ts'

const bought = { coin: '2620', level: 38, votestotal: '1', guard_nums: 47, guardid: 3, type: 2, endtime: 4_000_000_000 }

async function openGuard(options: ScreenOptions = {}) {
  const app = await openScreen(roomPath, options)
  await app.frame.getByTestId('open-guard').click()
  await expect.element(app.frame.getByTestId('guard-sheet')).toBeVisible()
  return app
}

test.each(['en', 'ar'] as const)('tiers, what they bring, what is left, and activating one, in %s', async (language) => {
  const app = await openGuard({ language, answers: [answer(Guard.buyGuard, bought)] })
  await app.frame.getByTestId('tier-3').click()
  await expect.element(app.frame.getByTestId('guard-sheet')).toMatchTextContent('2,620')
  await expectAccessible(app)
  await app.frame.getByTestId('guard-buy').click()
  await expect.element(app.frame.getByTestId('guard-sheet')).not.toBeInTheDocument()
  await expect.element(app.frame.getByTestId('open-guard')).toMatchTextContent('47')
  await expect.poll(() => app.answers.sentTo(Guard.buyGuard)).toMatchObject([{ guardid: 3, overwrite: 0, coin: 9800 }])
})

test('a year over a month is asked once, with both drawn, and sent with the overwrite', async () => {
  const app = await openGuard({ answers: [answer(Guard.getList, guardTiers({ mine: guardMonth })), answer(Guard.buyGuard, bought)] })
  await app.frame.getByTestId('tier-3').click()
  await app.frame.getByTestId('guard-buy').click()
  const sheet = app.frame.getByTestId('guard-overwrite')
  await expect.element(sheet).toMatchTextContent('18 days left')
  await expectAccessible(app)
  expect(app.answers.sentTo(Guard.buyGuard)).toEqual([])
  await app.frame.getByTestId('guard-replace').click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(() => app.answers.sentTo(Guard.buyGuard)).toMatchObject([{ guardid: 3, overwrite: 1 }])
})

test('a year cannot be replaced by less; the same is extended; too few coins lead to recharge', async () => {
  const app = await openGuard({ answers: [answer(Guard.getList, guardTiers({ mine: guardYear, coin: '400' }))] })
  await app.frame.getByTestId('tier-1').click()
  await expect.element(app.frame.getByTestId('guard-refused')).toBeVisible()
  await expect.element(app.frame.getByTestId('guard-buy')).toBeDisabled()
  await app.frame.getByTestId('tier-3').click()
  await app.frame.getByRole('button', { name: 'Recharge' }).click()
  await expect.element(app.frame.getByTestId('room-recharge')).toBeVisible()
})

test('an answer that is lost is asked for under the same key', async () => {
  const app = await openGuard({ answers: [answer(Guard.buyGuard, unreachable)] })
  await app.frame.getByTestId('guard-buy').click()
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Guard.buyGuard, bought))
  await app.frame.getByTestId('guard-buy').click()
  await expect.element(app.frame.getByTestId('guard-sheet')).not.toBeInTheDocument()
  expect(new Set(app.answers.sentTo(Guard.buyGuard).map(({ client_request_id: key }) => key)).size).toBe(1)
})

test('a refusal is told in the server’s words', async () => {
  const app = await openGuard({ answers: [answer(Guard.buyGuard, refusal(Guard.buyGuard, 'HigherTier', 'Annual guard is active'))] })
  await app.frame.getByTestId('guard-buy').click()
  await expect.element(app.frame.getByRole('alert')).toMatchTextContent('Annual guard is active')
})

test('who guards the host, and nobody yet', async () => {
  const app = await openGuard()
  await app.frame.getByTestId('open-guards').click()
  const list = app.frame.getByTestId('guard-list')
  await expect.element(list).toBeVisible()
  expect(list.element().querySelectorAll('li')).toHaveLength(guards.length)
  await expectAccessible(app)
})

test('nobody guards yet, and tiers that do not come', async () => {
  const app = await openGuard({ answers: [answer(Guard.getGuardList, []), answer(Guard.getList, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Guard.getList, guardTiers()))
  await app.frame.getByRole('button', { name: 'Reload' }).click()
  await expect.element(app.frame.getByTestId('tier-1')).toBeVisible()
  await app.frame.getByTestId('open-guards').click()
  await expect.element(app.frame.getByText('No guards yet')).toBeVisible()
})

test('the host sees who guards them', async () => {
  const { app } = await goOnAir()
  await app.frame.getByTestId('open-guard').click()
  const list = app.frame.getByTestId('guard-list')
  await expect.element(list).toBeVisible()
  // Leaving the page would end the live.
  expect(list.getByRole('link').elements()).toEqual([])
})

test('a guard’s line is marked, and a new guard is told to everybody', async () => {
  const said = { ...line(9, viewers[0]!, 'good evening'), guard_type: 2 }
  const snapshot = { ...entered.snapshot, guard_nums: 46, messages: [...entered.snapshot.messages, said] }
  const app = await openScreen(roomPath, { answers: [answer(Live.enterRoom, { ...entered, snapshot })] })
  const realtime = roomChannels(app.realtime)
  await expect.element(app.frame.getByTestId('open-guard')).toMatchTextContent('46')
  await expect.element(app.frame.getByCss('.chat-line[data-guard="2"] img')).toBeVisible()
  await expect.poll(realtime.areFollowed).toBe(true)
  realtime.publish('room', {
    _method_: 'BuyGuard',
    action: 0,
    msgtype: 0,
    id: 'guard-1',
    ...sender(71),
    guard_type: 1,
    ct: '守护',
    ct_en: 'Guard',
    ct_fr: 'Gardien',
    ct_ar: 'حارس',
    ct_es: 'Guardián',
    ct_pt: 'Guardião',
    guardid: 2,
    days: 30,
    endtime: 4_000_000_000,
    change: 'new',
    guard_nums: 47,
    totalcoin: '980',
    votestotal: '1',
  })
  await expect.element(app.frame.getByTestId('guard-line')).toMatchTextContent('user71 became a guard')
  await expect.element(app.frame.getByTestId('open-guard')).toMatchTextContent('47')
})

test.each([
  [1440, 900],
  [844, 390],
])('who guards the host can be opened at %i by %i', async (...size) => {
  const app = await openGuard({ size })
  await app.frame.getByTestId('open-guards').click()
  await expect.element(app.frame.getByTestId('guard-list')).toBeVisible()
})
