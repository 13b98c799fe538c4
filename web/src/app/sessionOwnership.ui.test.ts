import { User, Profile } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, refusal } from '../testing/answers.ts'
import { openScreen } from '../testing/openScreen.ts'
import { bia, me } from '../testing/samples/people.ts'

const theirs = { ...me, ...bia, coin: '77' }

/** The test's own page has the app's origin, so what it stores reaches the app as another tab's would. */
const otherTab = {
  signIn({ id, user_nicename, avatar, level } = bia, token = 'token-of-another-tab') {
    localStorage.setItem('uid', String(id))
    localStorage.setItem('usersign', 'sign')
    localStorage.setItem('user', JSON.stringify({ id, token, user_nicename, avatar, level }))
    localStorage.setItem('token', token)
  },
  signOut() {
    for (const key of ['token', 'user', 'usersign']) localStorage.removeItem(key)
  },
}

/** Every token the page sends from now on. */
function tokensSent(frame: Window & typeof globalThis): string[] {
  const tokens: string[] = []
  const { fetch } = frame
  frame.fetch = (input, init) => {
    const token = new Headers(init?.headers).get('authorization')
    if (token) tokens.push(token.replace('Bearer ', ''))
    return fetch(input, init)
  }
  return tokens
}

test('another tab signs somebody else in: this one shows them, and nothing of the person before', async () => {
  const app = await openScreen('/mine')
  await expect.element(app.frame.getByText(me.user_nicename).first()).toBeVisible()
  app.answers.set(answer(User.getBaseInfo, theirs))
  const tokens = tokensSent(app.window)
  otherTab.signIn()
  await expect.poll(() => app.path).toBe('/index')
  await expect.element(app.frame.getByText('You’re now logged in as Bia Nascimento')).toBeVisible()
  await app.frame.getByCss('nav a[href="/mine"]').click()
  await expect.element(app.frame.getByRole('main').getByText('Bia Nascimento').first()).toBeVisible()
  expect(app.window.document.body.textContent).not.toContain(me.user_nicename)
  await expect.poll(() => tokens).toContain('token-of-another-tab')
  // From the first call in their name on there is none in another's.
  expect(new Set(tokens.slice(tokens.indexOf('token-of-another-tab')))).toEqual(new Set(['token-of-another-tab']))
})

test('another tab signs out: this one keeps nothing that was theirs, and says so', async () => {
  const app = await openScreen('/mine')
  await expect.element(app.frame.getByText(me.user_nicename).first()).toBeVisible()
  otherTab.signOut()
  await expect.poll(() => app.path).toBe('/index')
  await expect.element(app.frame.getByText('You were logged out in another tab')).toBeVisible()
  expect(app.window.document.body.textContent).not.toContain(me.user_nicename)
  await app.frame.getByCss('nav a[href="/mine"]').click()
  await expect.element(app.frame.getByRole('dialog')).toBeVisible()
})

test('another tab signs in: the question to sign in is answered here, too', async () => {
  const app = await openScreen('/mine', { signedIn: false, answers: [answer(User.getBaseInfo, theirs)] })
  await expect.element(app.frame.getByRole('dialog')).toBeVisible()
  otherTab.signIn()
  await expect.element(app.frame.getByRole('dialog')).not.toBeInTheDocument()
  await app.frame.getByCss('nav a[href="/mine"]').click()
  await expect.element(app.frame.getByRole('main').getByText('Bia Nascimento').first()).toBeVisible()
})

test('a late 700 belongs to the token it was said to', async () => {
  let say: () => void = () => undefined
  const late = new Promise<void>((done) => (say = done))
  const ended = refusal(Profile.getFollowsList, 'SessionInvalid', 'Signed in elsewhere')
  const app = await openScreen('/live/follow', { answers: [answer(Profile.getFollowsList, () => late.then(() => ended))] })
  await expect.poll(() => app.answers.sentTo(Profile.getFollowsList).length).toBeGreaterThan(0)
  app.answers.set(answer(User.getBaseInfo, theirs))
  app.answers.set(answer(Profile.getFollowsList, []))
  otherTab.signIn()
  await expect.poll(() => app.path).toBe('/index')
  say()
  await new Promise((done) => setTimeout(done, 100))
  expect(localStorage.getItem('token')).toBe('token-of-another-tab')
  expect(app.frame.getByText('Signed in elsewhere').elements()).toEqual([])
  expect(app.frame.getByRole('dialog').elements()).toEqual([])
})

test('a kept screen does not outlive the person it was opened for: what they typed is gone', async () => {
  const app = await openScreen('/mine')
  await app.frame.getByCss('a[href="/withdraw"]').first().click()
  await app.frame.getByTestId('cash-votes').fill('20000')
  app.window.history.back()
  await expect.poll(() => app.path).toBe('/mine')
  app.answers.set(answer(User.getBaseInfo, theirs))
  otherTab.signIn()
  await expect.poll(() => app.path).toBe('/index')
  await app.frame.getByCss('nav a[href="/mine"]').click()
  await app.frame.getByCss('a[href="/withdraw"]').first().click()
  await expect.element(app.frame.getByTestId('cash-votes')).toHaveValue('')
})

test('what somebody searched for goes with them, also where nobody has opened the search', async () => {
  await openScreen('/mine', { stored: { searches: JSON.stringify({ searches: ['mar'] }) }, answers: [answer(User.getBaseInfo, theirs)] })
  otherTab.signIn()
  await expect.poll(() => localStorage.getItem('searches')).toBeNull()
})

test('a message that waits on the device goes with who wrote it', async () => {
  const waiting = { key: 'a', uid: me.id, touid: 5, kind: 'text', content: 'mine', object: '', width: 0, height: 0, at: 1, failed: 'no' }
  await openScreen('/mine', { stored: { outbox: JSON.stringify({ list: [waiting] }) }, answers: [answer(User.getBaseInfo, theirs)] })
  otherTab.signIn()
  await expect.poll(() => localStorage.getItem('outbox')).toBeNull()
})
