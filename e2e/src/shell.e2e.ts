import { demoPassword, newPerson, people } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import { test } from 'vitest'
import { chosen, openBrowser, openPhone } from './support/browser.ts'
import { logIn } from './support/logIn.ts'
import { pathOf, roomOf } from './support/room.ts'

test('a room address without a session goes home with the dialog, and after signing in to that room', async () => {
  const browser = await openBrowser()
  const { page, goTo } = await openPhone(browser)
  const room = await roomOf(people.kaique)
  await goTo(pathOf(room))
  await page.getByRole('dialog').waitFor()
  await page.waitForURL('**/index')
  const somebody = await newPerson(environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!, 'Ivo Ramos')
  await logIn(page, somebody.phone, demoPassword)
  await page.waitForURL((url) => url.pathname === '/liveAudience' && url.searchParams.get('stream') === room.stream)
  await page.getByTestId('chat-input').waitFor()
  await browser.close()
})
