import type { StatementKeys } from '@nimbo/contract/statement'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { OpenApp } from '../testing/openApp.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { signedStatement } from '../testing/samples/statement.ts'

/** The server publishes these keys, or cannot be reached. */
const publishing = (keys: StatementKeys | undefined) => (frame: Window & typeof globalThis) => {
  const others = frame.fetch
  frame.fetch = (input, init) => {
    if (input !== '/seals') return others(input, init)
    if (!keys) return Promise.reject(new frame.TypeError('Failed to fetch'))
    return Promise.resolve(frame.Response.json({ key: keys.seal, statement_key: keys.statement }))
  }
}
const choose = (app: OpenApp, name: string, text: string) =>
  userEvent.upload(app.frame.getByCss('input[type="file"]'), new File([text], name, { type: 'application/json' }))
const verdict = (app: OpenApp) => app.frame.getByTestId('verdict')

test.each([
  ['en', 'Statement verified', 'Statement not valid', /doesn’t match its seal/],
  ['pt', 'Extrato verificado', 'Extrato inválido', /não confere com o selo/],
  ['ar', 'تم التحقق من كشف الحساب', 'كشف الحساب غير صالح', /لا تطابق ختمها/],
] as const)('a genuine file, a changed one and one of another kind get their verdicts in %s', async (language, good, bad, why) => {
  const { keys, text } = await signedStatement()
  const app = await openScreen('/verifyStatement', { language, signedIn: false, before: publishing(keys) })
  await choose(app, 'september.json', text)
  await expect.element(verdict(app).getByRole('heading', { name: good })).toBeVisible()
  await expect.element(verdict(app).getByText(/^5[.,]681$/)).toBeVisible()
  await expectAccessible(app)
  await choose(app, 'changed.json', text.replace('"2739"', '"9739"'))
  await expect.element(verdict(app).getByRole('heading', { name: bad })).toBeVisible()
  await expect.element(verdict(app).getByText(why)).toBeVisible()
  await expectAccessible(app)
  await choose(app, 'other.json', '{}')
  await expect.element(verdict(app).getByText('other.json')).toBeVisible()
  await expect.element(verdict(app).getByRole('heading', { name: bad })).toBeVisible()
})

test.each(['en', 'pt', 'ar'] as const)('without our key only the contents are verified, in %s', async (language) => {
  const { text } = await signedStatement()
  const app = await openScreen('/verifyStatement', { language, signedIn: false, before: publishing(undefined) })
  await choose(app, 'september.json', text)
  await expect.element(verdict(app)).toHaveAttribute('data-ok', 'false')
  await expect.poll(() => verdict(app).getByRole('listitem').elements().length).toBe(4)
  await expectAccessible(app)
})
