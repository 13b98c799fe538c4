import { Home, Live } from '@nimbo/contract'
import { people, signIn } from '@nimbo/dev'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBrowser, openPhone, origin, type Phone, picture } from './support/browser.ts'
import { axeViolations } from './support/axe.ts'
import { goLive, setUp, untilPlaying } from './support/room.ts'

const titles = {
  en: 'Acoustic night: ask me for your song',
  pt: 'Noite acústica: peça a sua música',
  ar: 'سهرة هادئة: اطلب أغنيتك',
  'zh-cn': '不插电之夜：点一首你的歌',
}
let browser: Browser
let endedRoom: string
let liveRoom: string

beforeAll(async () => {
  browser = await openBrowser()
  const { client } = await signIn(origin, people.rafa)
  const { list } = await client.call(Home.getHot, {})
  liveRoom = roomPath(list.find((r) => r.uid === people.bia.id)!)
  endedRoom = await showThatEnds(client)
})
afterAll(() => browser.close())

const roomPath = ({ uid, stream }: { uid: number; stream: string }) => `/liveAudience?liveuid=${uid}&stream=${stream}`

/** A real show with a real visitor, ended: its card has true numbers. */
async function showThatEnds(viewer: Awaited<ReturnType<typeof signIn>>['client']): Promise<string> {
  const host = await openPhone(browser, { person: people.lucia, host: true })
  await host.goTo('/liveAnchor')
  await host.page.getByTestId('anchor-preview').waitFor()
  await goLive(host.page, 'Empanadas de la abuela, paso a paso')
  const [card] = await vi.waitUntil(
    async () => viewer.call(Home.search, { key: String(people.lucia.id) }).then((l) => l.length > 0 && l),
    10_000,
  )
  const room = { liveuid: card!.uid, stream: card!.stream }
  await viewer.call(Live.enterRoom, room)
  for (const content of ['qué rico', 'y la masa?', 'gracias!'])
    await viewer.call(Live.sendMsg, { ...room, content, client_request_id: crypto.randomUUID() })
  await viewer.call(Live.light, { ...room, count: 12 })
  await host.page.waitForTimeout(1_500)
  await host.page.getByTestId('end-live').click()
  await host.page.getByTestId('confirm-end').click()
  await host.page.getByTestId('anchor-end-card').waitFor()
  await host.context.close()
  return roomPath({ uid: room.liveuid, stream: room.stream })
}

async function shoot(phone: Phone, name: string, path: string, ready: () => Promise<unknown>): Promise<void> {
  await phone.goTo(path)
  await ready()
  await phone.page.waitForTimeout(700)
  await picture(phone.page, name)
  expect(await axeViolations(phone.page)).toEqual([])
}

describe.each(['en', 'pt', 'ar', 'zh-cn'] as const)('in %s', (language) => {
  test('home, live tab and the login dialog, for a stranger', async () => {
    const phone = await openPhone(browser, { language })
    const { page } = phone
    await shoot(phone, `home-${language}`, '/index', () => page.getByText('Pagode ao vivo').first().waitFor())
    await shoot(phone, `live-${language}`, '/main/live', () => page.getByText('Pagode ao vivo').first().waitFor())
    await page.locator('nav a[href="/mine"]').click()
    await page.getByRole('dialog').waitFor()
    await page.waitForTimeout(700)
    await picture(page, `login-${language}`)
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(language === 'ar' ? 'rtl' : 'ltr')
    expect(phone.errors).toEqual([])
    await phone.context.close()
  })

  test('room, me, set-up and end card, for a person', async () => {
    const phone = await openPhone(browser, { language, person: people.rafa })
    const { page } = phone
    await shoot(phone, `room-${language}`, liveRoom, async () => {
      await untilPlaying(page)
      await page.getByTestId('chat-line').first().waitFor()
    })
    await shoot(phone, `end-card-${language}`, endedRoom, () => page.getByTestId('end-card').waitFor())
    await shoot(phone, `mine-${language}`, '/mine', () => page.getByText(people.rafa.name).first().waitFor())
    await phone.context.close()

    const host = await openPhone(browser, { language, person: people.lucia, host: true })
    await shoot(host, `anchor-${language}`, '/liveAnchor', async () => {
      const preview = host.page.getByTestId('anchor-preview')
      await preview.waitFor()
      await expect.poll(() => preview.evaluate((v: HTMLVideoElement) => v.videoWidth), { timeout: 15_000 }).toBeGreaterThan(0)
      await setUp(host.page, titles[language])
    })
    expect([...phone.errors, ...host.errors]).toEqual([])
    await host.context.close()
  })
})
