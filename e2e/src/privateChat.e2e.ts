import { type Client, Message, User } from '@nimbo/contract'
import { type DemoPerson, newPerson, phonePhoto, repair, signIn } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, launchAlone, openBrowser, openPhone, origin, type Phone } from './support/browser.ts'
import { kill } from './support/engine.ts'
import { signalTree } from './support/signalTree.ts'

const database = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!

let browser: Browser
let sleeper: Awaited<ReturnType<typeof launchAlone>>
let ana: Phone
let bia: Phone
let people: [DemoPerson, DemoPerson]
let clients: [Client, Client]

beforeAll(async () => {
  people = [await newPerson(database, 'Ana Prado'), await newPerson(database, 'Bia Couto')]
  clients = [(await signIn(origin, people[0])).client, (await signIn(origin, people[1])).client]
  await clients[0].call(User.setAttent, { touid: people[1].id, isattent: 1 })
  await clients[1].call(User.setAttent, { touid: people[0].id, isattent: 1 })
  browser = await openBrowser()
  sleeper = await launchAlone()
  ana = await openPhone(browser, { person: people[0] })
  bia = await openPhone(sleeper.browser, { person: people[1] })
})
afterAll(async () => {
  await Promise.all([browser.close(), sleeper.close()])
})

async function say({ page }: Phone, text: string): Promise<void> {
  await page.getByTestId('message-input').fill(text)
  await page.getByTestId('message-input').press('Enter')
}
/** Words of what is shown as sent, in the order it stands there. */
const shown = ({ page }: { page: Page }) => page.locator('[data-testid="bubble"] > .bubble > bdi').allTextContents()
const stored = async () => {
  const { list } = await clients[0].call(Message.getMessages, { touid: people[1].id, after: 0 })
  return list.filter(({ kind }) => kind === 'text').map(({ ct }) => ct)
}
/** Both show what the server has: nothing lost, doubled or out of order. */
async function agree(many: number): Promise<void> {
  await expect.poll(async () => (await stored()).length).toBe(many)
  const all = await stored()
  for (const phone of [ana, bia]) await expect.poll(() => shown(phone)).toEqual(all)
}

test('two people chat through a killed Centrifugo, a sleeping tab and a network that goes away', async () => {
  await ana.goTo(`/chat?touid=${people[1].id}`)
  await bia.goTo(`/chat?touid=${people[0].id}`)
  await say(ana, 'boa noite!')
  await bia.page.getByTestId('bubble').getByText('boa noite!').waitFor()
  // She looks at it: it is read.
  await ana.page.locator('[data-tick="read"]').waitFor()
  await say(bia, 'oi Ana!')
  await agree(2)

  kill('centrifugo')
  for (const n of [1, 2, 3]) {
    await say(ana, `ana sem tempo real ${n}`)
    await say(bia, `bia sem tempo real ${n}`)
  }
  await expect.poll(async () => (await stored()).length).toBe(8)
  await repair(chosen)
  await agree(8)

  // A phone in a pocket: nothing of its browser runs.
  signalTree(sleeper.pid, 'SIGSTOP')
  for (const n of [1, 2, 3, 4, 5]) await say(ana, `enquanto dormia ${n}`)
  await expect.poll(async () => (await stored()).length).toBe(13)
  signalTree(sleeper.pid, 'SIGCONT')
  await agree(13)
  await expect.poll(() => ana.page.locator('[data-tick="read"]').count()).toBe(9)

  // Written without a network: it waits, in order, survives a reload, and is sent once.
  await ana.context.setOffline(true)
  for (const n of [1, 2, 3]) await say(ana, `sem rede ${n}`)
  await expect.poll(() => ana.page.getByTestId('waiting').count()).toBe(3)
  expect(await stored()).toHaveLength(13)
  await ana.context.setOffline(false)
  await ana.page.reload()
  await agree(16)
  await expect.poll(() => ana.page.getByTestId('waiting').count()).toBe(0)

  // The answer is lost after the server has stored it.
  let lost = 0
  await ana.page.route(/service=Message\.send/, async (route) => {
    if (lost++ > 0) return route.continue()
    await route.fetch().catch(() => undefined)
    await route.abort()
  })
  await say(ana, 'resposta perdida')
  await agree(17)
  await ana.page.unroute(/service=Message\.send/)
  expect([ana.errors, bia.errors]).toEqual([[], []])
})

test('a picture is sent, and what is not read is counted on every screen', async () => {
  await ana.goTo(`/chat?touid=${people[1].id}`)
  await bia.goTo('/mine')
  await ana.page.getByTestId('photo-file').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() })
  await ana.page.locator('[data-testid="bubble"] .bubble-picture img').waitFor()
  await say(ana, 'viu?')
  await bia.page.locator('html[data-unread]').waitFor({ state: 'attached' })
  await expect.poll(() => bia.page.locator('main [data-testid="unread"]').first().textContent()).toContain('2')
  await bia.page.getByRole('button', { name: 'Messages' }).click()
  await bia.page.getByTestId('conversation').first().click()
  const picture = bia.page.locator('[data-testid="bubble"] .bubble-picture img')
  await picture.waitFor()
  await expect.poll(() => picture.evaluate((img) => (img as unknown as { naturalWidth: number }).naturalWidth)).toBeGreaterThan(0)
  await expect.poll(async () => (await clients[1].call(Message.getUnread, {})).nums).toBe(0)
})
