import { languages, Login } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, refusal, unreachable } from '../testing/answers.ts'
import { expectAccessible, openScreen, type ScreenOptions } from '../testing/openScreen.ts'
import { person, signedIn } from '../testing/samples/people.ts'

const omar = { ...signedIn, ...person(204806, 'Omar Haddad', 'omar', 61), token: 'a-fresh-token' }
const secret = 'token-of-the-address'
const link = (path: string) => `${path}?uid=${omar.id}&token=${secret}`
const exchanged = answer(Login.exchangeToken, omar)
const openLink = (path: string, options: ScreenOptions = {}) =>
  openScreen(link(path), { signedIn: false, answers: [exchanged, answer(Login.logout, {})], ...options })
const storedToken = (app: Awaited<ReturnType<typeof openLink>>) => app.window.localStorage.getItem('token')

test('a link signs nobody in before they have seen whose account it is and agreed', async () => {
  const app = await openLink('/setting')
  await expect.element(app.frame.getByRole('heading', { name: 'Log in with this link?' })).toBeVisible()
  await expect.element(app.frame.getByText('Omar Haddad')).toBeVisible()
  expect(storedToken(app)).toBeNull()
  await app.frame.getByRole('button', { name: 'Log in' }).click()
  await expect.poll(() => storedToken(app)).toBe(omar.token)
  expect(app.path).toBe('/setting')
})

test('somebody else’s account is declined: its session ends and nobody is signed in', async () => {
  const app = await openLink('/setting')
  await app.frame.getByRole('button', { name: 'Not my account' }).click()
  await expect.poll(() => app.answers.sentTo(Login.logout)).toHaveLength(1)
  expect(storedToken(app)).toBeNull()
  await expect.element(app.frame.getByRole('heading', { name: 'Log in with this link?' })).not.toBeInTheDocument()
})

test('the credentials are in no address, history entry or request afterwards', async () => {
  const app = await openLink('/setting')
  await expect.element(app.frame.getByText('Omar Haddad')).toBeVisible()
  expect(app.path).toBe('/setting')
  expect(app.window.performance.getEntriesByType('resource').filter(({ name }) => name.includes(secret))).toEqual([])
  expect(JSON.stringify(app.window.history.state) ?? '').not.toContain(secret)
})

test('while the link is checked, that is said', async () => {
  let reply: (exchanged: typeof omar) => void = () => {}
  const app = await openLink('/setting', { answers: [answer(Login.exchangeToken, () => new Promise((done) => (reply = done)))] })
  await expect.element(app.frame.getByRole('status')).toHaveTextContent('Checking the link…')
  await expectAccessible(app)
  reply(omar)
  await expect.element(app.frame.getByText('Omar Haddad')).toBeVisible()
})

test('a link that was used before says so and lets the person go on', async () => {
  const app = await openLink('/setting', { answers: [answer(Login.exchangeToken, refusal(Login.exchangeToken, 'SessionInvalid'))] })
  const expired = app.frame.getByRole('heading', { name: 'This link has expired' })
  await expect.element(expired).toBeVisible()
  await expectAccessible(app)
  await app.frame.getByRole('button', { name: 'Continue' }).click()
  await expect.element(expired).not.toBeInTheDocument()
  expect(storedToken(app)).toBeNull()
})

test('without a connection the link can be tried again', async () => {
  const app = await openLink('/setting', { answers: [answer(Login.exchangeToken, unreachable)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  await expectAccessible(app)
  app.answers.set(exchanged)
  await app.frame.getByRole('button', { name: 'Reload' }).click()
  await expect.element(app.frame.getByText('Omar Haddad')).toBeVisible()
})

/** Plays the Android app around the page; `issued` is what it says about the credentials of the address. */
const inWrapper = (issued: boolean | undefined) => (frame: Window) => {
  let hear = (_event: { data: string }) => {}
  const postMessage = (text: string) => {
    const { type, id } = JSON.parse(text) as { type: string; id?: string }
    if (type !== 'verifyCredentials') return
    const reply = issued === undefined ? { reply: id, error: 'unsupported' } : { reply: id, data: { issued } }
    hear({ data: JSON.stringify(reply) })
  }
  const nimbo = { postMessage, addEventListener: (_: string, listener: typeof hear) => void (hear = listener) }
  Object.assign(frame, { nimbo })
}

test('a wrapper that issued the credentials itself is not asked about', async () => {
  const app = await openLink('/setting', { before: inWrapper(true) })
  await expect.poll(() => storedToken(app)).toBe(omar.token)
  await expect.element(app.frame.getByRole('button', { name: 'Not my account' })).not.toBeInTheDocument()
})

test.each([false, undefined])('a link from outside that a wrapper opened is asked about (issued: %s)', async (issued) => {
  const app = await openLink('/setting', { before: inWrapper(issued) })
  await expect.element(app.frame.getByText('Omar Haddad')).toBeVisible()
  expect(storedToken(app)).toBeNull()
})

test.each([{}, { before: inWrapper(true) }])('another person who is signed in is never replaced silently', async (options) => {
  const app = await openLink('/setting', { signedIn: true, ...options })
  await expect.element(app.frame.getByRole('dialog', { name: 'Switch account?' })).toBeVisible()
  expect(storedToken(app)).toBe(signedIn.token)
})

test.each(languages)('it is sound and fits narrow and wide screens in %s', async (language) => {
  const app = await openLink('/setting', { language, size: [320, 568] })
  await expect.element(app.frame.getByText('Omar Haddad')).toBeVisible()
  expect(app.window.document.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr')
  await expectAccessible(app)
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    app.resize(width, height)
    await expectAccessible(app)
  }
})
