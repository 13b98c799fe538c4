import { DataExport, Login } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken, refusal } from '../testing/answers.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { copyReady, copyWaiting, noCopy } from '../testing/samples/people.ts'

test('a copy is asked for once who asks has proved it, and the screen follows it until it is there', async () => {
  const asksWho = answer(DataExport.askExport, refusal(DataExport.askExport, 'StepUpNeeded'))
  const app = await openScreen('/setting/data', {
    answers: [answer(DataExport.getExport, noCopy), asksWho, answer(Login.stepUp, { until: 4_000_000_000 })],
  })
  await app.frame.getByTestId('export-ask').click()
  const sheet = app.frame.getByRole('dialog')
  await sheet.getByCss('input').fill('a password')
  app.answers.set(answer(DataExport.askExport, copyWaiting))
  app.answers.set(answer(DataExport.getExport, copyReady))
  await sheet.getByCss('button[type="submit"]').click()
  await expect.element(app.frame.getByTestId('export-waiting')).toBeVisible()
  await expect.element(app.frame.getByTestId('export-ready')).toBeVisible()
  await expect.poll(() => app.answers.sentTo(DataExport.askExport)).toHaveLength(2)
})

test('a refusal is said in words, and what could not be read can be read again', async () => {
  const app = await openScreen('/setting/data', { answers: [answer(DataExport.getExport, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(DataExport.getExport, { ...copyReady, nexttime: 0 }))
  await app.frame.getByRole('alert').getByRole('button').click()
  await expect.element(app.frame.getByTestId('export-ready')).toBeVisible()
  app.answers.set(answer(DataExport.askExport, refusal(DataExport.askExport, 'TooSoon', 'You can request one copy a day')))
  await app.frame.getByTestId('export-ask').click()
  await expect.element(app.frame.getByText('You can request one copy a day')).toBeVisible()
})

test('the address of a copy is asked for when it is downloaded', async () => {
  const app = await openScreen('/setting/data', { answers: [answer(DataExport.openExport, { url: '#copy' })] })
  await app.frame.getByTestId('export-download').click()
  await expect.poll(() => app.answers.sentTo(DataExport.openExport)).toEqual([{}])
  await expect.element(app.frame.getByTestId('export-ready')).toBeVisible()
})

test.each(['en', 'ar', 'zh-cn'] as const)('it is sound in %s', async (language) => {
  const app = await openScreen('/setting/data', { language })
  await expect.element(app.frame.getByTestId('export-ready')).toBeVisible()
  await expectAccessible(app)
})
