import { Account, Login } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, broken } from '../testing/answers.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { blocked, devices, me } from '../testing/samples/people.ts'

const count = (app: Awaited<ReturnType<typeof openScreen>>, testId: string) => () => app.frame.getByTestId(testId).elements().length

test('a stranger is shown nothing that needs a person', async () => {
  const app = await openScreen('/setting', { signedIn: false })
  await expect.element(app.frame.getByCss('a[href="/setting/page?id=help"]')).toBeVisible()
  for (const path of ['devices', 'phone', 'password', 'delete', 'limits']) {
    expect(app.frame.getByCss(`a[href="/setting/${path}"]`).elements()).toEqual([])
  }
})

test('my telephone is shown masked, and leads to where it is changed', async () => {
  const app = await openScreen('/setting')
  const row = app.frame.getByCss('a[href="/setting/phone"]')
  await expect.poll(() => row.element().textContent).toContain(me.mobile)
  await row.click()
  await expect.poll(() => app.path).toBe('/setting/phone')
})

test('a device is signed out after a question, at once on the screen, and comes back when the server refuses', async () => {
  let list = devices()
  const app = await openScreen('/setting/devices', {
    answers: [
      answer(Login.getDevices, () => list),
      answer(Login.revokeDevice, ({ id }) => {
        if (id === 3) return broken
        list = list.filter((device) => device.id !== id)
        return {}
      }),
    ],
  })
  await expect.poll(count(app, 'device')).toBe(3)
  expect(app.frame.getByTestId('device').nth(0).getByRole('button').elements()).toEqual([])
  const signOut = app.frame.getByRole('button', { name: /Chrome · Windows/ })
  await signOut.click()
  const question = app.frame.getByRole('dialog')
  await expect.element(question).toBeVisible()
  await expectAccessible(app)
  await userEvent.keyboard('{Escape}')
  await expect.element(signOut).toHaveFocus()
  await signOut.click()
  await question.getByRole('button').first().click()
  await expect.poll(count(app, 'device')).toBe(2)
  await app.frame.getByRole('button', { name: /iPhone/ }).click()
  await question.getByRole('button').first().click()
  await expect.element(app.frame.getByCss('[data-sonner-toast]')).toBeVisible()
  await expect.poll(count(app, 'device')).toBe(2)
  await expect.poll(() => app.answers.sentTo(Login.revokeDevice).map(({ id }) => id)).toEqual([2, 3])
})

test('blocked people come fifty at a time and can be let back', async () => {
  let list = blocked(60)
  const app = await openScreen('/setting/blocked', {
    answers: [
      answer(Account.getBlackList, ({ p = 1 }) => list.slice((Number(p) - 1) * 50, Number(p) * 50)),
      answer(Account.setBlack, ({ touid }) => {
        list = list.filter(({ id }) => id !== touid)
        return { isblack: 0 as const }
      }),
    ],
  })
  await expect.poll(count(app, 'blocked-person')).toBe(50)
  // Until there is something to scroll, scrolling does nothing.
  await expect.poll(() => (app.window.scrollTo(0, 100_000), count(app, 'blocked-person')())).toBe(60)
  app.window.scrollTo(0, 0)
  await app.frame.getByTestId('blocked-person').nth(1).getByRole('button').click()
  await expect.poll(count(app, 'blocked-person')).toBe(59)
  await expect.poll(() => app.answers.sentTo(Account.setBlack)).toEqual([{ touid: 900_002, isblack: 0 }])
})

test('a further page that did not come is asked for by a tap, and not over and over', async () => {
  const list = blocked(60)
  const first = answer(Account.getBlackList, ({ p = 1 }) => (Number(p) === 1 ? list.slice(0, 50) : broken))
  const app = await openScreen('/setting/blocked', { answers: [first] })
  await expect.poll(count(app, 'blocked-person')).toBe(50)
  const alert = app.frame.getByRole('alert')
  await expect.poll(() => (app.window.scrollTo(0, 100_000), alert.elements().length)).toBe(1)
  const asked = app.answers.sentTo(Account.getBlackList).length
  await new Promise((done) => setTimeout(done, 500))
  expect(app.answers.sentTo(Account.getBlackList)).toHaveLength(asked)
  await expectAccessible(app)
  app.answers.set(answer(Account.getBlackList, ({ p = 1 }) => list.slice((Number(p) - 1) * 50, Number(p) * 50)))
  await alert.getByRole('button').click()
  await expect.poll(count(app, 'blocked-person')).toBe(60)
})

test('signing out everywhere asks first, says so to the server, and forgets the person', async () => {
  const app = await openScreen('/setting')
  const row = app.frame.getByCss('main button[type="button"]').last()
  await row.click()
  const question = app.frame.getByRole('dialog')
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(row).toHaveFocus()
  await row.click()
  await question.getByRole('button').first().click()
  await expect.poll(() => app.path).toBe('/index')
  await expect.poll(() => app.window.localStorage.getItem('token')).toBeNull()
  await expect.poll(() => app.answers.sentTo(Login.logout)).toEqual([{ all: 1 }])
})

test('a tab left behind speaks the language chosen meanwhile', async () => {
  const app = await openScreen('/mine')
  await expect.element(app.frame.getByText('Coins', { exact: true }).first()).toBeVisible()
  await app.frame.getByRole('button', { name: 'Settings' }).click()
  await expect.poll(() => app.path).toBe('/setting')
  await app.frame.getByRole('button', { name: /Language/ }).click()
  await app.frame.getByRole('radio', { name: 'Português' }).click()
  await expect.poll(() => app.window.document.documentElement.lang).toBe('pt-BR')
  app.window.history.back()
  await expect.poll(() => app.path).toBe('/mine')
  await expect.poll(() => app.frame.getByText('Coins', { exact: true }).elements()).toEqual([])
})
