import { type Client, Live, Livemanage, Moderation } from '@nimbo/contract'
import { people, signIn } from '@nimbo/dev'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPhone, origin, type Phone } from './support/browser.ts'
import { clientOf } from './support/clientOf.ts'
import { goLive, pathOf, say, untilLine } from './support/room.ts'

const title = `Ordem na sala ${Date.now() % 10_000}`
let browser: Browser
let anchor: Phone
let viewer: Phone
let host: Client
let room: { liveuid: number; stream: string }

beforeAll(async () => {
  browser = await openBrowser()
  anchor = await openPhone(browser, { host: true, person: people.marina })
  viewer = await openPhone(browser, { person: people.theo })
  await anchor.goTo('/liveAnchor')
  await goLive(anchor.page, title)
  host = await clientOf(anchor.page)
  const { stream } = await host.call(Live.checkLiveing, {})
  room = { liveuid: people.marina.id, stream }
  // From an earlier run on the same database.
  await host.call(Livemanage.cancelShut, { liveuid: room.liveuid, touid: people.theo.id }).catch(() => undefined)
  await viewer.goTo(pathOf(room))
  await viewer.page.getByTestId('chat-input').waitFor()
})
afterAll(async () => {
  await host.call(Live.stopRoom, { stream: room.stream }).catch(() => undefined)
  await browser.close()
})

test('the host mutes somebody: they read why, and what they type goes nowhere', async () => {
  const { page } = anchor
  await say(viewer.page, 'learn to play you clown')
  await untilLine(page, 'learn to play you clown')
  await page.getByTestId('chat-line').filter({ hasText: 'learn to play you clown' }).last().locator('button[data-name]').first().click()
  await page.getByTestId('person').getByRole('button', { name: 'Mute', exact: true }).click()
  await page.getByRole('radio', { name: 'Insults' }).click()
  await page.getByTestId('act-confirm').click()
  await viewer.page.getByTestId('muted-bar').waitFor()
  await viewer.page.getByTestId('muted').getByText('1.4').waitFor()
  await viewer.page.getByRole('button', { name: 'Got it' }).click()
  await host.call(Livemanage.cancelShut, { liveuid: room.liveuid, touid: people.theo.id })
  await viewer.page.getByTestId('muted-bar').waitFor({ state: 'detached' })
})

test('a super-admin closes the show: viewer and host read the rule', async () => {
  const boss = (await signIn(origin, people.helena)).client
  await boss.call(Moderation.superStopRoom, { ...room, type: 0, reasonid: 1 })
  for (const { page } of [viewer, anchor]) await page.getByTestId('closed-note').getByText('3.2 Gambling').waitFor()
  expect([...anchor.errors, ...viewer.errors]).toEqual([])
})
