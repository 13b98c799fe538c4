import { expect, test } from 'vitest'
import { openConsole } from '../testing/openConsole.ts'

test('a card of the wall opens what is known of its room, and leads to its cases', async () => {
  const app = await openConsole('/now')
  await app.frame.getByTestId('open-room').first().click()
  await expect.element(app.frame.getByTestId('room-facts')).toBeVisible()
  expect(await app.violations()).toEqual([])
  await app.frame.getByRole('link', { name: 'Open cases of lives on air' }).click()
  await expect.poll(() => app.path).toBe('/reports?state=live')
})
