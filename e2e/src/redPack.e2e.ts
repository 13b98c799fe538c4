import { type Client, Live, Red, Balance } from '@nimbo/contract'
import { type DemoPerson, giveCoins, newPerson, people, repair, signIn } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, origin, type Phone } from './support/browser.ts'
import { clientOf } from './support/clientOf.ts'
import { kill } from './support/engine.ts'
import { goLive } from './support/room.ts'

const database = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!

let browser: Browser
let anchor: Phone
let sender: Phone
let tania: DemoPerson
let stream = ''

beforeAll(async () => {
  browser = await openBrowser()
  anchor = await openPhone(browser, { host: true, person: people.theo })
  tania = await newPerson(database, 'Tânia Prado')
  await giveCoins(database, [tania.id])
  sender = await openPhone(browser, { person: tania })
  await anchor.goTo('/liveAnchor')
  await goLive(anchor.page, 'Red packs tonight')
  stream = (await (await clientOf(anchor.page)).call(Live.checkLiveing, {})).stream
  await sender.goTo(`/liveAudience?liveuid=${people.theo.id}&stream=${stream}`)
})
afterAll(async () => {
  await (await clientOf(anchor.page)).call(Live.stopRoom, { stream }).catch(() => undefined)
  await browser.close()
})

const coins = async (of: Client) => Number((await of.call(Balance.getBalance, {})).coin)
const won = async ({ page }: Phone) => Number(((await page.getByTestId('red-win').textContent()) ?? '').replace(/\D/g, ''))

/** Opens the pack that floats in the room, as often as it takes: one share a person, whatever becomes of the answer. */
async function openPack({ page }: Phone): Promise<void> {
  await page.getByTestId('red-float').click()
  await page.getByTestId('red-take').waitFor()
  await expect
    .poll(
      async () => {
        if ((await page.getByTestId('red-win').count()) > 0) return true
        await page
          .getByTestId('red-take')
          .click({ timeout: 500 })
          .catch(() => undefined)
        return (await page.getByTestId('red-win').count()) > 0
      },
      { interval: 300 },
    )
    .toBe(true)
}

test('a lucky pack is sent, two open it, one while the API is killed, and what they see is what the ledger has', async () => {
  const [mine, hosts, { client: watchers }] = [await clientOf(sender.page), await clientOf(anchor.page), await signIn(origin, people.yuki)]
  await watchers.call(Live.enterRoom, { liveuid: people.theo.id, stream })
  const before = { sender: await coins(mine), host: await coins(hosts), watcher: await coins(watchers) }
  await sender.page.getByTestId('more').click()
  await sender.page.getByTestId('open-red').click()
  await sender.page.getByTestId('red-coin').fill('1000')
  await sender.page.getByTestId('red-nums').fill('3')
  await sender.page.getByTestId('red-des').fill('for Theo')
  await sender.page.getByTestId('red-submit').click()
  await anchor.page.getByTestId('red-float').waitFor()
  await expect.poll(() => coins(mine)).toBe(before.sender - 1000)

  const [pack] = await watchers.call(Red.getRedList, { stream })
  const { id } = pack!
  const ofWatcher = Number((await watchers.call(Red.robRed, { stream, redid: id })).win)
  kill('api')
  const repaired = repair(chosen)
  await openPack(anchor)
  await repaired
  const ofHost = await won(anchor)
  const result = await watchers.call(Red.getRedRobList, { stream, redid: id })
  expect(result.list.map(({ uid, win }) => [uid, Number(win)])).toEqual([
    [people.yuki.id, ofWatcher],
    [people.theo.id, ofHost],
  ])
  expect(result.redinfo).toMatchObject({ nums_rob: 2, coin_rob: String(ofHost + ofWatcher), des: 'for Theo' })
  await expect.poll(() => anchor.page.getByTestId('red-taker').count()).toBe(2)
  expect([await coins(hosts), await coins(watchers)]).toEqual([before.host + ofHost, before.watcher + ofWatcher])

  // The sender gets the rest when the show ends.
  await hosts.call(Live.stopRoom, { stream })
  await expect.poll(() => coins(mine)).toBe(before.sender - ofHost - ofWatcher)
})
