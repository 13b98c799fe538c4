import { Account, Login, User } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, refusal } from '../testing/answers.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { me } from '../testing/samples/people.ts'

const asksWho = answer(Account.cancelAccount, refusal(Account.cancelAccount, 'StepUpNeeded'))

test('it waits for the box, is refused on air in words, and then forgets the person', async () => {
  const onAir = answer(Account.cancelAccount, refusal(Account.cancelAccount, 'OnAir', 'End your live first'))
  const app = await openScreen('/setting/delete', { answers: [onAir] })
  const remove = app.frame.getByCss('main button').last()
  await expect.element(remove).toBeDisabled()
  await app.frame.getByRole('checkbox').click()
  await remove.click()
  await expect.element(app.frame.getByText('End your live first')).toBeVisible()
  app.answers.set(answer(Account.cancelAccount, { erased: Math.floor(Date.now() / 1000) + 14 * 86_400 }))
  await remove.click()
  await expect.poll(() => app.path).toBe('/index')
  await expect.element(app.frame.getByCss('[data-sonner-toast]')).toBeVisible()
  expect(app.window.localStorage.getItem('token')).toBeNull()
})

test.each(['en', 'pt', 'ar'] as const)('the sheet that asks who is there is sound in %s', async (language) => {
  const app = await openScreen('/setting/delete', { language, answers: [asksWho] })
  await app.frame.getByRole('checkbox').click()
  await app.frame.getByCss('main button').last().click()
  await expect.element(app.frame.getByRole('dialog').getByCss('input')).toBeVisible()
  await expectAccessible(app)
})

test('a code proves it too, and somebody with neither is told', async () => {
  const app = await openScreen('/setting/delete', {
    answers: [
      asksWho,
      answer(User.getBaseInfo, { ...me, mobile: '+55 11•••07' }),
      answer(Login.getStepUpCode, {}),
      answer(Login.stepUp, refusal(Login.stepUp, 'NotProved', 'We could not confirm that it is you')),
    ],
  })
  await app.frame.getByRole('checkbox').click()
  const remove = app.frame.getByCss('main button').last()
  await remove.click()
  const sheet = app.frame.getByRole('dialog')
  await sheet.getByCss('form ~ button').click()
  await expect.element(sheet.getByText('+55 11•••07')).toBeVisible()
  await sheet.getByTestId('get-code').click()
  await expect.poll(() => sheet.getByTestId('get-code').element().textContent).toMatch(/5\d/)
  await sheet.getByCss('input').fill('654321')
  await expectAccessible(app)
  await sheet.getByCss('button[type="submit"]').click()
  await expect.element(sheet.getByText(/We could not confirm/)).toBeVisible()
  await expect.poll(() => app.answers.sentTo(Login.stepUp)).toEqual([{ smscode: '654321' }])
  await userEvent.keyboard('{Escape}')
  await expect.element(remove).toHaveFocus()
  app.answers.set(answer(User.getBaseInfo, { ...me, ispass: 0, mobile: '' }))
  await remove.click()
  await expect.element(sheet).toBeVisible()
  await expect.poll(() => sheet.getByCss('input').elements()).toEqual([])
  await expectAccessible(app)
})
