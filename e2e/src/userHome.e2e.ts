import { Live } from '@nimbo/contract'
import { newHost, newPerson, signIn } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import { expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, origin } from './support/browser.ts'

const title = `Flânerie ${Date.now() % 10_000}`
const database = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!

test('a home lists a live that is over with who came; its host is followed and described in three words', async () => {
  const theo = await newHost(database, 'Theo Martin')
  const yuki = await newPerson(database, 'Yuki Mori')
  const [host, viewer] = [(await signIn(origin, theo)).client, (await signIn(origin, yuki)).client]
  const { stream } = await host.call(Live.createRoom, { title, liveclassid: 1, thumb: '/covers/room.svg' })
  await host.call(Live.changeLive, { stream })
  await viewer.call(Live.enterRoom, { liveuid: theo.id, stream })
  await host.call(Live.stopRoom, { stream })

  const browser = await openBrowser()
  const { page, goTo, errors } = await openPhone(browser, { person: yuki })
  await goTo(`/user/home?touid=${theo.id}`)
  await page.getByRole('heading', { name: theo.name }).waitFor()
  const record = page.getByTestId('records').getByRole('listitem').filter({ hasText: title })
  await record.waitFor()
  expect(await record.textContent()).toMatch(/\b1 viewer/)
  await page.getByRole('button', { name: 'Follow' }).click()
  await page.getByRole('button', { name: 'Following' }).waitFor()
  await page.getByRole('link', { name: 'Add impression' }).click()
  const labels = page.getByRole('list', { name: 'Impressions' }).getByRole('button')
  for (const n of [0, 1, 2]) await labels.nth(n).click()
  await page.getByRole('button', { name: 'Save impression' }).click()
  await page.getByRole('heading', { name: theo.name }).waitFor()
  await expect.poll(() => page.getByRole('list', { name: 'Impressions' }).getByRole('listitem').count()).toBe(3)
  expect(errors).toEqual([])
  await browser.close()
})
