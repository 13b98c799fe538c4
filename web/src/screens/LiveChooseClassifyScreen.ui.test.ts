import { Home } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken } from '../testing/answers.ts'
import { openScreen } from '../testing/openScreen.ts'
import { config } from '../testing/samples/rooms.ts'

test('the category chosen on its own page is the one the set-up has, and what was typed stays', async () => {
  const app = await openScreen('/liveAnchor')
  await app.frame.getByTestId('live-title').fill('Noche acústica')
  await app.goTo('/liveChooseClassify')
  await app.frame.getByTestId('class').nth(2).click()
  await expect.poll(() => app.path).toBe('/liveAnchor')
  await expect.element(app.frame.getByTestId('class-picker')).toMatchTextContent('Games')
  await expect.element(app.frame.getByTestId('live-title')).toHaveValue('Noche acústica')
})

test('categories that cannot be read are asked for again; none is said to be none', async () => {
  const app = await openScreen('/liveChooseClassify', { answers: [answer(Home.getConfig, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Home.getConfig, { ...config('en'), liveclass: [] }))
  await app.frame.getByRole('button', { name: 'Reload' }).click()
  await expect.element(app.frame.getByText('No categories yet')).toBeVisible()
})
