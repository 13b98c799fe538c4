import { type Client, Live, Livegame, Notice, taskOperations, Balance, Receipts } from '@nimbo/contract'
import { type DemoPerson, giveCoins, newPerson, people, repair } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, type Phone } from './support/browser.ts'
import { clientOf } from './support/clientOf.ts'
import { kill } from './support/engine.ts'
import { goLive, untilPlaying } from './support/room.ts'

const database = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!
const NEED = 100

let browser: Browser
let anchor: Phone
let giver: Phone
let nadia: DemoPerson
let [host, client]: [Client, Client] = [undefined as never, undefined as never]
let stream = ''

beforeAll(async () => {
  browser = await openBrowser()
  nadia = await newPerson(database, 'Nadia Reis')
  await giveCoins(database, [nadia.id])
  anchor = await openPhone(browser, { host: true, person: people.lucia })
  giver = await openPhone(browser, { person: nadia })
  await anchor.goTo('/liveAnchor')
  await goLive(anchor.page, 'Goals of an evening')
  host = await clientOf(anchor.page)
  stream = (await host.call(Live.checkLiveing, {})).stream
  await giver.goTo(`/liveAudience?liveuid=${people.lucia.id}&stream=${stream}`)
  await untilPlaying(giver.page)
  client = await clientOf(giver.page)
})
afterAll(async () => {
  await host.call(Live.stopRoom, { stream }).catch(() => undefined)
  await browser.close()
})

const coins = async () => Number((await client.call(Balance.getBalance, {})).coin)
const list = async () => (await client.call(Livegame.getLiveAnchorTaskInfo, { liveuid: people.lucia.id })).list
const receipt = () => client.call(Receipts.getReceipt, { stream })

/** Taps again only where the page says that it had no answer: the same tip under the same key. */
async function tapAgain(): Promise<void> {
  const { page } = giver
  if (await page.getByRole('alert').isVisible())
    await page
      .getByTestId('tip-send')
      .click({ timeout: 1_000 })
      .catch(() => undefined)
}

test('a task is set, tipped for, reached, done and paid once, while the API, realtime and media are killed', async () => {
  const before = await coins()
  const { page } = anchor
  await page.getByTestId('more').click()
  await page.getByTestId('set-goals').click()
  await page.getByTestId('new-goal').click()
  await page.getByTestId('goal-title').fill('Sing with you all')
  await page.getByRole('radio', { name: 'Coins', exact: true }).click()
  await page.getByTestId('goal-coins').fill(String(NEED))
  await page.getByTestId('goal-start').click()

  await giver.page.getByTestId('open-goals').click()
  await giver.page.getByTestId('choice-50').click()
  // Between the tip and its answer: the page keeps the key, and the same tap is paid once.
  kill('api')
  await giver.page.getByTestId('tip-send').click()
  await repair(chosen)
  await expect
    .poll(async () => {
      await tapAgain()
      return (await list().catch(() => []))[0]?.coin_now
    })
    .toBe('50')
  expect(await coins()).toBe(before - 50)

  // The second half of a goal is heard only by its giver; the host learns of it once the room is back.
  kill('centrifugo')
  kill('livekit')
  await giver.page.locator('[data-testid="choice-50"][data-checked]').waitFor()
  await giver.page.getByTestId('tip-send').click()
  const told = giver.page.getByTestId('goal-reached')
  await told.getByTestId('goal-given').waitFor()
  // It goes away by itself, too: then there is nothing to close.
  await told
    .getByRole('button', { name: 'Close' })
    .click({ timeout: 1_000 })
    .catch(() => undefined)
  await repair(chosen)
  expect(await coins()).toBe(before - NEED)
  await page.getByTestId('goal-done').click()
  await page.getByTestId('goal-confirm').click()
  await expect.poll(async () => (await receipt()).tips_coin).toBe(String(NEED))
  expect(await receipt()).toMatchObject({ tips_held: '0', tips_returned: '0', total: String(NEED) })
  expect(await coins()).toBe(before - NEED)
  await untilPlaying(giver.page)
})

test('a task that is cancelled gives its tips back although realtime and every worker are killed, and says so', async () => {
  const before = await coins()
  const { page } = giver
  const { goalid: id } = await host.call(Livegame.setLiveAnchorTask, {
    title: 'Dance to the next song',
    need_coin: NEED,
    client_request_id: crypto.randomUUID(),
  })
  await page.getByTestId('goal-reached').waitFor({ state: 'hidden' })
  await page.getByTestId('open-goals').click()
  // The sheet opens with the list it had: a tip would be for the task before.
  await page.getByTestId(`goal-${id}`).waitFor()
  await page.getByTestId('tip-send').click()
  await expect.poll(coins).toBe(before - 50)
  for (const name of ['centrifugo', 'worker', 'worker2'] as const) kill(name)
  await host.call(Livegame.anchorTaskOperation, { id, type: taskOperations.cancelled, reason: 'Next time' })
  await repair(chosen)
  await page.locator('[data-testid="goal-returned"][data-back="true"]').waitFor()
  expect(await page.getByTestId('goal-returned').textContent()).toContain('Next time')
  await page.getByTestId('returned-ok').click()
  await expect.poll(coins).toBe(before)
  const notices = await client.call(Notice.getNotices, {})
  expect(notices.filter(({ kind }) => kind === 'goal')).toHaveLength(1)
  expect(giver.errors).toEqual([])
})
