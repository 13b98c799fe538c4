import { User } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, refusal } from '../testing/answers.ts'
import { openScreen } from '../testing/openScreen.ts'

const tab = (path: string) => `nav a[href="${path}"]`

test('the document is named after the screen', async () => {
  const app = await openScreen('/index', { signedIn: false })
  await expect.poll(() => app.window.document.title).toMatch(/^.+ · Nimbo$/)
})

test.each(['en', 'ar'] as const)('the header of a phone leads to going live, notifications and messages, in %s', async (language) => {
  const app = await openScreen('/index', { size: [320, 640], language })
  await expect.element(app.frame.getByTestId('home-go-live')).toBeVisible()
  await expect.poll(() => app.window.document.documentElement.scrollWidth).toBe(320)
  expect(await app.violations()).toEqual([])
  await app.frame.getByTestId('home-notices').click()
  await expect.poll(() => app.path).toBe('/notices')
})

test('tabs are kept as they were left, scroll included', async () => {
  const app = await openScreen('/index', { signedIn: false, size: [390, 420] })
  await expect.poll(() => app.window.document.documentElement.scrollHeight).toBeGreaterThan(600)
  app.window.scrollTo(0, 180)
  await expect.poll(() => app.window.scrollY).toBe(180)
  // The page notes where it stands on its next frame.
  await new Promise((done) => app.window.requestAnimationFrame(() => app.window.requestAnimationFrame(done)))
  await app.frame.getByCss(tab('/main/live')).click()
  await expect.poll(() => app.path).toBe('/main/live')
  await app.frame.getByCss(tab('/index')).click()
  await expect.poll(() => app.path).toBe('/index')
  await expect.poll(() => Math.round(app.window.scrollY)).toBe(180)
})

test('a session the server ended is told, cleared, and asks to sign in', async () => {
  const app = await openScreen('/mine', {
    answers: [answer(User.getBaseInfo, refusal(User.getBaseInfo, 'SessionInvalid', 'Signed in elsewhere'))],
  })
  await expect.element(app.frame.getByRole('dialog')).toBeVisible()
  await expect.element(app.frame.getByText('Signed in elsewhere')).toBeVisible()
  await expect.poll(() => app.path).toBe('/index')
  expect(app.window.localStorage.getItem('token')).toBeNull()
})

test.each([
  ['/mine', '/index'],
  ['/liveAudience?liveuid=1&stream=1_1', '/index'],
  ['/liveAnchor', '/index'],
  ['/live/follow', '/index'],
  ['/chat', '/index'],
  ['/liveReport?touid=1', '/index'],
  ['/impress?touid=1', '/index'],
  ['/adminList', '/index'],
  ['/anchorAuth', '/index'],
  ['/liveChooseClassify', '/index'],
  ['/recharge', '/index'],
  ['/withdraw', '/index'],
])('%s asks a stranger to log in, whether or not its screen is open yet', async (path, next) => {
  const app = await openScreen(path, { signedIn: false })
  await expect.element(app.frame.getByRole('dialog')).toBeVisible()
  await expect.poll(() => app.path).toBe(next)
})

test('/router without an answer of a company leads home and reports nothing', async () => {
  const app = await openScreen('/router', { signedIn: false })
  await expect.poll(() => app.path).toBe('/index')
  expect(app.window.document.body.innerText).not.toContain('Something went wrong')
})
