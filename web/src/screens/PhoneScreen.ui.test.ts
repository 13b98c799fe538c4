import { Account, Login } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, refusal } from '../testing/answers.ts'
import type { OpenApp } from '../testing/openApp.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'

const number = '11987654321'

/** The country list names what the person types, in whatever language. */
async function chooseBrazil(app: OpenApp): Promise<void> {
  await app.frame.getByCss('form button[type="button"]').first().click()
  await app.frame.getByCss('input[type="search"]').fill('+55')
  await app.frame.getByRole('button', { name: /Brazil/ }).click()
}

test('a number half typed survives the language being changed on the settings, without a reload', async () => {
  const app = await openScreen('/setting')
  const before = app.window
  await app.frame.getByCss('a[href="/setting/phone"]').click()
  const typed = app.frame.getByCss('input[type="tel"]')
  await typed.fill(number)
  app.window.history.back()
  await app.frame.getByRole('button', { name: /Language/ }).click()
  await app.frame.getByRole('radio', { name: 'العربية' }).click()
  await expect.poll(() => app.window.document.documentElement.dir).toBe('rtl')
  await app.frame.getByCss('a[href="/setting/phone"]').click()
  await expect.element(typed).toHaveValue(number)
  // A kept screen was hidden while the language changed: every word of ours follows all the same.
  const words = () =>
    [...app.window.document.querySelectorAll('main')].filter((main) => main.checkVisibility()).map((main) => main.innerText)
  await expect.poll(() => words().join(' ')).not.toMatch(/(?!United|States)[A-Z][a-z]{2}/)
  await expectAccessible(app)
  expect(app.window).toBe(before)
})

test('a new phone asks who is there, as often as it takes', async () => {
  let proved = false
  const gate = () => (proved ? {} : refusal(Account.getPhoneCode, 'StepUpNeeded'))
  const app = await openScreen('/setting', {
    answers: [
      answer(Account.getPhoneCode, gate),
      answer(Account.setPhone, gate),
      answer(Login.stepUp, ({ user_pass }) => {
        if (user_pass !== 'the right one') return refusal(Login.stepUp, 'NotProved', 'We could not confirm that it is you')
        proved = true
        return { until: Math.floor(Date.now() / 1000) + 300 }
      }),
    ],
  })
  await app.frame.getByCss('a[href="/setting/phone"]').click()
  await chooseBrazil(app)
  await app.frame.getByCss('input[type="tel"]').fill(number)
  const getCode = app.frame.getByTestId('get-code')
  await getCode.click()
  const sheet = app.frame.getByRole('dialog')
  const password = sheet.getByCss('input[type="password"]')
  await expect.element(password).toBeVisible()
  await expectAccessible(app)
  await userEvent.keyboard('{Escape}')
  await expect.element(getCode).toHaveFocus()
  await expect.element(app.frame.getByCss('input[type="tel"]')).toHaveValue(number)
  await getCode.click()
  await password.fill('not this one')
  await sheet.getByCss('button[type="submit"]').click()
  await expect.element(sheet.getByText('We could not confirm that it is you')).toBeVisible()
  await password.fill('the right one')
  await sheet.getByCss('button[type="submit"]').click()
  await expect.element(sheet).not.toBeInTheDocument()
  await app.frame.getByCss('input[autocomplete="one-time-code"]').fill('123456')
  await app.frame.getByCss('form button[type="submit"]').click()
  await expect.poll(() => app.path).toBe('/setting')
  await expect.poll(() => app.answers.sentTo(Account.getPhoneCode)).toHaveLength(3)
  await expect.poll(() => app.answers.sentTo(Login.stepUp)).toHaveLength(2)
  await expect.poll(() => app.answers.sentTo(Account.setPhone)).toEqual([{ mobile: number, country_code: '55', code: '123456' }])
})

test('the password is changed with the old one', async () => {
  const app = await openScreen('/setting', {
    answers: [
      answer(Account.updatePass, ({ oldpass }) =>
        oldpass === 'the right one' ? {} : refusal(Account.updatePass, 'WrongPassword', 'The old password is wrong'),
      ),
    ],
  })
  await app.frame.getByCss('a[href="/setting/password"]').click()
  const fields = app.frame.getByCss('input[type="password"]')
  const submit = app.frame.getByCss('form button[type="submit"]')
  await fields.nth(0).fill('wrong')
  await fields.nth(1).fill('uma senha forte')
  await fields.nth(2).fill('uma senha fort')
  await expect.element(submit).toBeDisabled()
  await fields.nth(2).fill('uma senha forte')
  await submit.click()
  await expect.element(app.frame.getByText('The old password is wrong')).toBeVisible()
  await expectAccessible(app)
  await fields.nth(0).fill('the right one')
  await submit.click()
  await expect.poll(() => app.path).toBe('/setting')
  await expect
    .poll(() => app.answers.sentTo(Account.updatePass).at(-1))
    .toEqual({
      oldpass: 'the right one',
      pass: 'uma senha forte',
      pass2: 'uma senha forte',
    })
})
