import { Live, Pk } from '@nimbo/contract'
import type { NamedEvent, PkBattle } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken, refusal } from '../../../testing/answers.ts'
import { goOnAir } from '../../../testing/goOnAir.ts'
import { expectAccessible, openScreen } from '../../../testing/openScreen.ts'
import { pkInvited, pkOf, rivals } from '../../../testing/samples/pk.ts'
import { roomChannels } from '../../../testing/samples/roomEvents.ts'
import { bia as viewer } from '../../../testing/samples/people.ts'
import { entered, line, roomPath } from '../../../testing/samples/rooms.ts'

const said = (battle: PkBattle): NamedEvent => ({
  name: 'pkState',
  event: { _method_: 'LivePk', action: 1, msgtype: 30, id: `p${battle.battle}.${battle.version}.${battle.no}`, ...battle },
})
const done = (pk: PkBattle) => ({ pk, done: 1 as const })
const inBattle = (battle: PkBattle) => answer(Live.enterRoom, () => ({ ...entered, snapshot: { ...entered.snapshot, pk: battle } }))

test.each(['en', 'ar'] as const)('a newcomer sees the battle, its clock and who leads, and the end of it, in %s', async (language) => {
  const app = await openScreen(roomPath, { language, answers: [inBattle(pkOf('fight'))] })
  const realtime = roomChannels(app.realtime)
  const board = app.frame.getByTestId('pk-board')
  await expect.element(board).toBeVisible()
  await expect.element(app.frame.getByTestId('pk-own-score')).toMatchTextContent('18,420')
  await expect.element(app.frame.getByTestId('pk-clock')).toMatchTextContent('02:1')
  await expectAccessible(app)
  await expect.poll(realtime.areFollowed).toBe(true)
  realtime.publish('room', said(pkOf('frozen')).event)
  await expect.element(board).toHaveAttribute('data-state', 'frozen')
  realtime.publish('room', said(pkOf('punish')).event)
  await expect.element(app.frame.getByTestId('pk-own-score')).toMatchTextContent('24,180')
  await expectAccessible(app)
  realtime.publish('room', said(pkOf('idle')).event)
  await expect.element(board).not.toBeInTheDocument()
  await expect.element(app.frame.getByTestId('pk-end')).toBeVisible()
})

test('the anchor chooses a rival, waits, and is told why not', async () => {
  const { app, realtime } = await goOnAir({ answers: [answer(Pk.invite, refusal(Pk.invite, 'RivalBusy', 'This host is busy right now'))] })
  await app.frame.getByTestId('pk-open').click()
  const rival = rivals.list[0]!
  const invite = app.frame.getByTestId(`pk-invite-${rival.id}`)
  await invite.click()
  await expect.element(app.frame.getByRole('alert')).toMatchTextContent('busy')
  await expectAccessible(app)
  app.answers.set(answer(Pk.invite, () => done(pkOf('invited'))))
  await app.frame.getByTestId('choice-10').click()
  await invite.click()
  await expect.poll(() => app.answers.sentTo(Pk.invite).at(-1)).toMatchObject({ touid: rival.id, minutes: 10, punish: 'sing' })
  await expect.element(app.frame.getByTestId('pk-sent')).toBeVisible()
  realtime.publish('room', said({ ...pkOf('idle'), version: 2, outcome: 'rejected', winner: 0 }).event)
  await expect.element(app.frame.getByTestId('pk-sent')).not.toBeInTheDocument()
  await expect.element(app.frame.getByTestId('pk-open')).toBeVisible()
})

test('an invitation is accepted; a fight can be given up; the winner waives the penalty', async () => {
  const { app, realtime } = await goOnAir({
    answers: [
      answer(Pk.answer, () => done({ ...pkInvited(), state: 'connecting', version: 2 })),
      answer(Pk.surrender, () => done(pkOf('frozen'))),
      answer(Pk.waive, () => done(pkOf('idle'))),
    ],
  })
  // A busy machine takes longer than an invitation lasts.
  realtime.publish('room', said({ ...pkInvited(), until: Date.now() + 120_000 }).event)
  await expect.element(app.frame.getByTestId('pk-invited')).toBeVisible()
  await expectAccessible(app)
  await app.frame.getByTestId('pk-accept').click()
  await expect.element(app.frame.getByTestId('pk-invited')).not.toBeInTheDocument()
  await expect.poll(() => app.answers.sentTo(Pk.answer)).toMatchObject([{ battle: 4711, version: 1, accept: 1 }])
  realtime.publish('room', said(pkOf('fight')).event)
  await app.frame.getByTestId('pk-surrender').click()
  await app.frame.getByRole('dialog', { name: 'Give up this battle?' }).getByRole('button', { name: 'Give up' }).click()
  await expect.element(app.frame.getByTestId('pk-board')).toHaveAttribute('data-state', 'frozen')
  realtime.publish('room', said(pkOf('punish')).event)
  await app.frame.getByTestId('pk-waive').click()
  await expect.element(app.frame.getByTestId('pk-again')).toBeVisible()
  await expect.poll(() => app.answers.sentTo(Pk.waive)).toMatchObject([{ battle: 4711 }])
})

test('nobody to invite, and a list that does not come', async () => {
  const { app } = await goOnAir({ answers: [answer(Pk.getRivals, { ...rivals, list: [] })] })
  await app.frame.getByTestId('pk-open').click()
  await expect.element(app.frame.getByCss('[data-testid="pk-rivals"] img[src*="empty-live"]')).toBeVisible()
  app.answers.set(answer(Pk.getRivals, broken))
})

const boxOf = (element: Element) => {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return { top: Math.round(top), bottom: Math.round(bottom), left: Math.round(left), right: Math.round(right) }
}

test.each([
  [390, 844, 'en'],
  [390, 844, 'ar'],
  [320, 640, 'en'],
] as const)('with the gift sheet open, pictures, frames and names stay together: %i × %i, %s', async (width, height, language) => {
  const app = await openScreen(roomPath, { size: [width, height], language, answers: [inBattle(pkOf('fight'))] })
  await expect.element(app.frame.getByTestId('pk-board')).toBeVisible()
  const tiles = () => boxOf(app.frame.getByCss('.room-tiles').element())
  const stage = () => boxOf(app.frame.getByCss('.pk-stage').element())
  expect(tiles()).toEqual(stage())
  await app.frame.getByTestId('open-gifts').click()
  const sheet = app.frame.getByCss('.sheet:has(.gift-board)')
  await expect.element(sheet).toBeVisible()
  await expect.poll(tiles).toEqual(stage())
  await expect.poll(() => sheet.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(stage().bottom)
  for (const name of app.frame.getByCss('.pk-name').elements()) expect(boxOf(name).bottom).toBeLessThanOrEqual(stage().bottom)
})

test('the tray of a desktop cuts off no name of a battle', async () => {
  const app = await openScreen(roomPath, { size: [1280, 800], answers: [inBattle(pkOf('fight'))] })
  await expect.element(app.frame.getByTestId('pk-board')).toBeVisible()
  await app.frame.getByTestId('open-gifts').click()
  const tray = app.frame.getByCss('.gift-tray')
  await expect.element(tray).toBeVisible()
  const top = () => tray.element().getBoundingClientRect().top
  for (const part of app.frame.getByCss('.pk-name, .pk-givers').elements())
    await expect.poll(() => part.getBoundingClientRect().bottom <= top()).toBe(true)
  expect(boxOf(app.frame.getByCss('.room-tiles').element())).toEqual(boxOf(app.frame.getByCss('.pk-stage').element()))
})

test('a battle is announced once, whatever is said of it later', async () => {
  const app = await openScreen(roomPath)
  const realtime = roomChannels(app.realtime)
  await expect.poll(realtime.areFollowed).toBe(true)
  const say = (battle: PkBattle) => realtime.publish('room', said(battle).event)
  const now = Date.now()
  say(pkOf('fight', { at: now, since: now, version: 4 }))
  const lines = () => app.frame.getByTestId('pk-line').elements().length
  await expect.poll(lines).toBe(1)
  // A viewer is disconnected for a while, and comes back.
  say(pkOf('fight', { at: now + 60_000, since: now, version: 5 }))
  const chat = Array.from({ length: 500 }, (_, i) => line(i + 5, viewer, `line ${i}`))
  for (let at = 0; at < chat.length; at += 50) realtime.publishFrame(chat.slice(at, at + 50), { from: at + 5, to: at + 54 })
  await expect.element(app.frame.getByText('line 499')).toBeVisible()
  say(pkOf('fight', { at: now + 90_000, since: now, version: 6 }))
  realtime.publishFrame([line(505, viewer, 'after it')], { from: 505, to: 505 })
  await expect.element(app.frame.getByText('after it')).toBeVisible()
  expect(lines()).toBeLessThanOrEqual(1)
})
