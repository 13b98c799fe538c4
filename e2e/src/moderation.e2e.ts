import { type Client, Live, Livemanage, Moderation, Notice, refusalOf } from '@nimbo/contract'
import { people, signIn } from '@nimbo/dev'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPhone, origin, type Phone } from './support/browser.ts'
import { clientOf } from './support/clientOf.ts'
import { openDesk } from './support/operator.ts'
import { goLive, say, untilLine } from './support/room.ts'

const title = `Ordem na sala ${Date.now() % 10_000}`
let browser: Browser
let anchor: Phone
let admin: Phone
let viewer: Phone
let host: Client
let room: { liveuid: number; stream: string }

beforeAll(async () => {
  browser = await openBrowser()
  anchor = await openPhone(browser, { host: true, person: people.marina })
  admin = await openPhone(browser, { person: people.yuki })
  viewer = await openPhone(browser, { person: people.theo })
  await anchor.goTo('/liveAnchor')
  await goLive(anchor.page, title)
  host = await clientOf(anchor.page)
  const { stream } = await host.call(Live.checkLiveing, {})
  room = { liveuid: people.marina.id, stream }
  // From an earlier run on the same database.
  for (const call of [Livemanage.cancelKick, Livemanage.cancelShut])
    await host.call(call, { liveuid: room.liveuid, touid: people.theo.id }).catch(() => undefined)
  await Promise.all([enter(admin), enter(viewer)])
})
afterAll(async () => {
  await host.call(Live.stopRoom, { stream: room.stream }).catch(() => undefined)
  await browser.close()
})

async function enter({ page, goTo }: Phone): Promise<void> {
  await goTo(`/liveAudience?liveuid=${room.liveuid}&stream=${room.stream}`)
  await page.getByTestId('chat-input').waitFor()
}
/** Opens the card of whoever said this, and begins an act. */
async function act(page: Page, line: string, name: string): Promise<void> {
  await page.getByTestId('chat-line').filter({ hasText: line }).last().locator('button[data-name]').first().click()
  await page.getByTestId('person').getByRole('button', { name, exact: true }).click()
}
async function confirmWith(page: Page, reason: string): Promise<void> {
  await page.getByRole('radio', { name: reason }).click()
  await page.getByTestId('act-confirm').click()
}
/** At the next start: the mute and the kick with their reason, and that both were lifted. */
async function readNotices(page: Page): Promise<void> {
  await page.locator('[data-testid="notice"][data-kind="sanction"]').getByText('Insults').waitFor()
  // One after the other, each before what is tapped next.
  await page.addLocatorHandler(page.getByTestId('notice-seen'), (seen) => seen.click(), { noWaitAfter: true })
}
const clientFor = async (person: (typeof people)[keyof typeof people]) => (await signIn(origin, person)).client

test('the host mutes somebody: they read why, and what they type goes nowhere', async () => {
  await say(viewer.page, 'learn to play you clown')
  await untilLine(anchor.page, 'learn to play you clown')
  await act(anchor.page, 'learn to play you clown', 'Mute')
  await confirmWith(anchor.page, 'Insults')
  await viewer.page.getByTestId('muted-bar').waitFor()
  await viewer.page.getByTestId('muted').getByText('1.4').waitFor()
  await host.call(Livemanage.cancelShut, { liveuid: room.liveuid, touid: people.theo.id })
  await viewer.page.getByTestId('muted-bar').waitFor({ state: 'detached' })
})

test('an admin of this room kicks, the way back is closed, and an un-kick opens it', async () => {
  await host.call(Moderation.setAdmin, { liveuid: room.liveuid, touid: people.yuki.id, isadmin: 1 })
  await enter(viewer)
  await say(viewer.page, 'mute me again')
  await untilLine(admin.page, 'mute me again')
  await act(admin.page, 'mute me again', 'Kick')
  await confirmWith(admin.page, 'Insults')
  await viewer.page.getByTestId('removed').waitFor()
  await viewer.page.reload()
  await viewer.page.getByTestId('removed').getByText('1.4').waitFor()
  await host.call(Livemanage.cancelKick, { liveuid: room.liveuid, touid: people.theo.id })
  await enter(viewer)
})

test('the admin of room A is nobody in room B, and nobody in A once unset', async () => {
  const other = await clientFor(people.lucia)
  const { stream } = await other.call(Live.createRoom, { title: 'B', liveclassid: 1, thumb: '/covers/room.svg' })
  await other.call(Live.changeLive, { stream })
  const yuki = await clientOf(admin.page)
  const kick = (target: typeof room) =>
    yuki.call(Moderation.kicking, { ...target, touid: people.theo.id }).then(
      () => 'done',
      (e: unknown) => refusalOf(e, Moderation.kicking),
    )
  expect(await kick({ liveuid: people.lucia.id, stream })).toBe('NoRight')
  await host.call(Moderation.setAdmin, { liveuid: room.liveuid, touid: people.yuki.id, isadmin: 0 })
  expect(await kick(room)).toBe('NoRight')
  await other.call(Live.stopRoom, { stream })
})

test('a report reaches an operator, who acts: reporter and reported are told', async () => {
  const reported = await clientFor(people.sofi)
  await viewer.goTo(`/liveReport?touid=${people.sofi.id}`)
  await readNotices(viewer.page)
  await viewer.page.getByTestId('choice-2').click()
  await viewer.page.getByTestId('report-send').click()
  await viewer.page.getByTestId('report-sent').waitFor()
  const desk = await openDesk(browser)
  await desk.goto(`${new URL(desk.url()).origin}/reports`)
  await desk.getByRole('list', { name: 'Reports' }).getByText(people.sofi.name).first().click()
  await desk.getByRole('group', { name: 'Action' }).getByRole('button', { name: /Warn/ }).click()
  await desk.locator('select').first().selectOption({ index: 2 })
  await desk.getByRole('button', { name: 'Send the warning' }).click()
  const told = async (client: Client, kind: string) => (await client.call(Notice.getNotices, {})).some((n) => n.kind === kind)
  const reporter = await clientOf(viewer.page)
  await expect.poll(() => told(reporter, 'report')).toBe(true)
  expect(await told(reported, 'sanction')).toBe(true)
})

test('a super-admin closes the show: everybody reads the rule', async () => {
  await enter(viewer)
  const boss = await clientFor(people.helena)
  await boss.call(Moderation.superStopRoom, { ...room, type: 0, reasonid: 1 })
  for (const { page } of [viewer, anchor]) await page.getByTestId('closed-note').getByText('3.2 Gambling').waitFor()
})

test('no page threw an error', () => {
  expect([...anchor.errors, ...viewer.errors, ...admin.errors]).toEqual([])
})
