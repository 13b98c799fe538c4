import { type Client, Live, Balance, Statements } from '@nimbo/contract'
import { type DemoPerson, ENDED_SECONDS, giveCoins, newHost, newPerson, passMinutes, secondsUnseen, signIn } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, launchAlone, openBrowser, openPhone, origin, type Phone } from './support/browser.ts'
import { clientOf } from './support/clientOf.ts'
import { goLive, pathOf, untilPlaying } from './support/room.ts'
import { signalTree } from './support/signalTree.ts'

const MINUTE_SECONDS = Number(process.env['NIMBO_MINUTE_SECONDS'])
const PRICE = 20
const database = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!

let browser: Browser
let own: Awaited<ReturnType<typeof launchAlone>>
let host: DemoPerson
let anchor: Phone
let viewer: Phone
let client: Client
let stream = ''
let before = 0

beforeAll(async () => {
  browser = await openBrowser()
  // The anchor's network is cut by stopping all of the anchor's browser.
  own = await launchAlone()
  host = await newHost(database, 'Malu Reis')
  const rita = await newPerson(database, 'Rita Paes')
  await giveCoins(database, [rita.id])
  anchor = await openPhone(own.browser, { host: true, person: host })
  viewer = await openPhone(browser, { person: rita })
  client = (await signIn(origin, rita)).client
  await anchor.goTo('/liveAnchor')
  await goLive(anchor.page, 'Acoustic night behind a door')
  stream = (await (await clientOf(anchor.page)).call(Live.checkLiveing, {})).stream
  await viewer.goTo(pathOf({ liveuid: host.id, stream }))
  await viewer.page.getByTestId('chat-input').waitFor()
})
afterAll(async () => {
  signalTree(own.pid, 'SIGCONT')
  const { client: hosts } = await signIn(origin, host)
  await hosts.call(Live.stopRoom, { stream }).catch(() => undefined)
  await own.close()
  await browser.close()
})

const coins = async () => Number((await client.call(Balance.getBalance, {})).coin)
/** Amounts paid for minutes, from the ledger. */
async function paidMinutes(): Promise<number[]> {
  const lines = await client.call(Statements.recordList, { type: 1 })
  return lines.filter((line) => line.kind === 'minute_fee').map((line) => Number(line.amount))
}
const minute = async () => Number(await viewer.page.getByTestId('minute').getAttribute('data-minute'))
/** Coins that are neither there nor paid are held for minutes that are not decided. */
const setAside = async () => before - (await coins()) - PRICE * (await paidMinutes()).length

test('changed to minutes in mid-show, a viewer is at the new door within seconds, and pays for what they watch', async () => {
  const { page } = anchor
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByTestId('change-room-type').click()
  await page.getByTestId('room-type-timed').click()
  const saved = performance.now()
  await page.getByTestId('save-room-type').click()
  await viewer.page.locator('[data-testid="door"][data-type="3"]').waitFor()
  console.log(`at the door ${Math.round(performance.now() - saved)} ms after the host saved the type`)
  before = await coins()
  await viewer.page.getByTestId('door-enter').click()
  await untilPlaying(viewer.page)
  await expect.poll(minute).toBeGreaterThan(1)
  await passMinutes(database, stream)
  await expect.poll(async () => (await paidMinutes()).length, { interval: 500 }).toBeGreaterThan(0)
})

test('the anchor’s network is cut: no minute is charged while the picture is black, and nothing stays set aside', async () => {
  // As a minute begins: those before it were seen, this one is black.
  const playing = await minute()
  await expect.poll(minute, { interval: 100 }).toBeGreaterThan(playing)
  signalTree(own.pid, 'SIGSTOP')
  const cut = performance.now()
  try {
    const seen = (await minute()) - 1
    // The next minute is set aside until LiveKit has noticed: there is always one before that, and none after it.
    expect(await setAside()).toBeGreaterThan(0)
    await expect.poll(() => secondsUnseen(database, stream), { interval: 500 }).toBeGreaterThan(ENDED_SECONDS)
    await passMinutes(database, stream)
    await expect.poll(setAside, { interval: 500 }).toBe(0)
    console.log(`nothing set aside any more ${Math.round((performance.now() - cut) / 1000)} s after the cut`)
    const minutes = await paidMinutes()
    console.log(`timed room: ${minutes.length} minutes of ${MINUTE_SECONDS} s, ${before - (await coins())} coins`)
    expect(minutes).toEqual(minutes.map(() => -PRICE))
    expect(minutes.length).toBeLessThanOrEqual(seen)
  } finally {
    signalTree(own.pid, 'SIGCONT')
  }
})

test('no page threw an error', () => {
  expect([...anchor.errors, ...viewer.errors]).toEqual([])
})
