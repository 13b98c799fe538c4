import { Home, Login } from '@nimbo/contract'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, refusal, unreachable } from '../../../testing/answers.ts'
import type { OpenApp } from '../../../testing/openApp.ts'
import { expectAccessible, openScreen, type ScreenOptions } from '../../../testing/openScreen.ts'
import { puzzle, signedIn } from '../../../testing/samples/people.ts'

const number = '11987654321'

async function openDialog(options: ScreenOptions = {}): Promise<OpenApp> {
  const app = await openScreen('/index', { signedIn: false, ...options })
  await app.frame.getByCss('nav a[href="/mine"]').click()
  await expect.element(app.frame.getByRole('dialog')).toBeVisible()
  return app
}
async function fillPhone(app: OpenApp): Promise<void> {
  const dialog = app.frame.getByRole('dialog')
  await dialog.getByCss('form button[type="button"]').first().click()
  await app.frame.getByCss('input[type="search"]').fill('+55')
  await app.frame.getByRole('button', { name: /Brazil/ }).click()
  await dialog.getByCss('input[type="tel"]').fill(number)
}
async function logIn(app: OpenApp, password: string): Promise<void> {
  await fillPhone(app)
  await app.frame.getByRole('dialog').getByCss('input[autocomplete="current-password"]').fill(password)
  await app.frame.getByRole('dialog').getByCss('button[type="submit"]').click()
}

/** Checks a solution as the server would. */
async function isSolved(captcha: unknown): Promise<boolean> {
  const { challenge, solution } = JSON.parse(atob(String(captcha))) as {
    challenge: { parameters: { nonce: string; salt: string; cost: number }; signature: string }
    solution: { counter: number; derivedKey: string }
  }
  const { nonce, salt, cost } = challenge.parameters
  const bytes = (hex: string) => Uint8Array.from(hex.match(/../g)!, (byte) => Number.parseInt(byte, 16))
  const counter = new Uint8Array(4)
  new DataView(counter.buffer).setUint32(0, solution.counter)
  const secret = await crypto.subtle.importKey('raw', new Uint8Array([...bytes(nonce), ...counter]), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: cost }, secret, 256)
  const key = [...new Uint8Array(bits)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return challenge.signature === puzzle.signature && key === solution.derivedKey && key.startsWith('00')
}
const solved = (sent: { captcha?: unknown }[]) => Promise.all(sent.map(({ captcha }) => isSolved(captcha)))

test('a tab that needs a person opens the dialog and cancels the switch', async () => {
  const app = await openDialog()
  expect(app.path).toBe('/index')
  await userEvent.keyboard('{Escape}')
  await expect.element(app.frame.getByRole('dialog')).not.toBeInTheDocument()
})

describe('the puzzle before a code', () => {
  test('is solved by a worker’s own script, and once more when the answer was wrong', async () => {
    let asked = 0
    const said: unknown[] = []
    const app = await openDialog({
      answers: [answer(Login.getCode, () => (asked++ === 0 ? refusal(Login.getCode, 'CaptchaWrong') : {}))],
      before: (frame) => {
        frame.Worker = class extends frame.Worker {
          constructor(script: string | URL, options?: WorkerOptions) {
            super(script, options)
            this.addEventListener('message', ({ data }) => said.push(data))
          }
        }
      },
    })
    await app.frame.getByTestId('login-mode-register').click()
    await fillPhone(app)
    await app.frame.getByTestId('get-code').click()
    await expect.element(app.frame.getByCss('[data-testid="captcha"][data-state="done"]')).toBeVisible()
    await expect.element(app.frame.getByTestId('get-code')).toBeDisabled()
    await expectAccessible(app)
    const sent = app.answers.sentTo(Login.getCode)
    expect(await solved(sent)).toEqual([true, true])
    // A script that does not load is replaced by the page itself, which nobody would notice.
    expect(said).toEqual(sent.map(({ captcha }) => captcha))
  })

  test('is told in the server’s words when it was wrong twice', async () => {
    const wrong = answer(Login.getForgetCode, refusal(Login.getForgetCode, 'CaptchaWrong', 'The check did not work'))
    const app = await openDialog({ answers: [wrong] })
    await app.frame.getByTestId('login-mode-forgot').click()
    await fillPhone(app)
    await app.frame.getByTestId('get-code').click()
    await expect.element(app.frame.getByText('The check did not work')).toBeVisible()
    await expect.poll(() => app.answers.sentTo(Login.getForgetCode)).toHaveLength(2)
  })

  test('is solved by the page itself where there is no worker', async () => {
    const withoutWorker = (frame: Window) => void Reflect.deleteProperty(frame, 'Worker')
    const app = await openDialog({ answers: [answer(Login.getForgetCode, {})], before: withoutWorker })
    await app.frame.getByTestId('login-mode-forgot').click()
    await fillPhone(app)
    await app.frame.getByTestId('get-code').click()
    await expect.element(app.frame.getByTestId('get-code')).toBeDisabled()
    expect(await solved(app.answers.sentTo(Login.getForgetCode))).toEqual([true])
  })

  test('comes with a password when the server asks for it', async () => {
    const app = await openDialog({
      answers: [
        answer(Login.userLogin, ({ captcha }) =>
          captcha
            ? refusal(Login.userLogin, 'WrongCredentials', 'Wrong phone number or password')
            : refusal(Login.userLogin, 'CaptchaNeeded'),
        ),
      ],
    })
    await logIn(app, 'wrong one')
    await expect.element(app.frame.getByText('Wrong phone number or password')).toBeVisible()
    await expect.element(app.frame.getByTestId('captcha')).toBeVisible()
    await expectAccessible(app)
    const sent = app.answers.sentTo(Login.userLogin)
    expect([sent.length, await isSolved(sent[1]?.captcha)]).toEqual([2, true])
  })
})

test('an account about to be deleted is restored when its owner wants it, and only with the password it was asked for', async () => {
  const app = await openDialog({
    answers: [answer(Login.userLogin, ({ restore }) => (restore === 1 ? signedIn : refusal(Login.userLogin, 'Cancelled')))],
  })
  await logIn(app, 'the right one')
  const notice = app.frame.getByRole('dialog').getByCss('section[role="alert"]')
  await expect.element(notice).toBeVisible()
  await expectAccessible(app)
  const password = app.frame.getByRole('dialog').getByCss('input[autocomplete="current-password"]')
  await password.fill('another')
  await expect.element(notice).not.toBeInTheDocument()
  await password.fill('the right one')
  await notice.getByRole('button').click()
  await expect.element(app.frame.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => app.answers.sentTo(Login.userLogin).at(-1)).toMatchObject({ restore: 1, user_login: number })
})

test.each(['en', 'ar'] as const)('the terms are read over the dialog and nothing typed is lost, in %s', async (language) => {
  const app = await openDialog({
    language,
    answers: [answer(Home.getPage, { title: '', updated: '', sections: [{ heading: 'h', text: 'One person, one account.' }] })],
  })
  const typed = app.frame.getByRole('dialog').getByCss('input[type="tel"]')
  await typed.fill('11987')
  const terms = app.frame.getByCss('a[href="/setting/page?id=terms"]')
  await terms.click()
  const page = app.frame.getByText('One person, one account.')
  await expect.element(page).toBeVisible()
  await expectAccessible(app)
  await userEvent.keyboard('{Escape}')
  await expect.element(page).not.toBeInTheDocument()
  await expect.element(typed).toHaveValue('11987')
  await expect.element(terms).toHaveFocus()
})

test('the country chosen on its own page is the dialog’s', async () => {
  const app = await openScreen('/main/live', { signedIn: false })
  await expect.element(app.frame.getByCss('main img').first()).toBeVisible()
  app.window.history.pushState({}, '', '/chooseCountry')
  app.window.dispatchEvent(new app.window.PopStateEvent('popstate'))
  await app.frame.getByCss('input[type="search"]').fill('+33')
  await app.frame.getByRole('button', { name: /France/ }).click()
  await expect.poll(() => app.path).toBe('/main/live')
  await app.frame.getByCss('nav a[href="/mine"]').click()
  await expect.element(app.frame.getByRole('dialog').getByText('+33')).toBeVisible()
})

describe('another company', () => {
  const google = (app: OpenApp) => app.frame.getByRole('dialog').getByCss('button[aria-label*="Google"]')
  /** Back from the company, in the middle of a sign-in this browser began. */
  const back = (options: ScreenOptions): Promise<OpenApp> =>
    openScreen('/router?state=s1&code=c1', {
      signedIn: false,
      before: (frame) =>
        frame.sessionStorage.setItem('third-attempt', JSON.stringify({ state: 's1', type: 'google', purpose: 'login', restore: false })),
      ...options,
    })

  test('that cannot be reached says so', async () => {
    const app = await openDialog({ answers: [answer(Login.getThirdUrl, unreachable)] })
    await google(app).click()
    await expect.element(app.frame.getByCss('[data-sonner-toast], [role="dialog"] [role="alert"]').first()).toBeVisible()
  })

  test.each(['en', 'ar'] as const)('the way back is sound while it waits, in %s', async (language) => {
    const { promise, resolve } = Promise.withResolvers<typeof signedIn>()
    const app = await back({ language, answers: [answer(Login.userLoginByThird, () => promise)] })
    await expect.element(app.frame.getByCss('main [role="status"]')).toBeVisible()
    await expectAccessible(app)
    resolve(signedIn)
    await expect.poll(() => app.path).toBe('/index')
    expect(app.window.localStorage.getItem('token')).toBe(signedIn.token)
  })

  test.each(['en', 'ar'] as const)('an account about to be deleted is asked about in %s', async (language) => {
    const app = await back({ language, answers: [answer(Login.userLoginByThird, refusal(Login.userLoginByThird, 'Cancelled'))] })
    await expect.element(app.frame.getByCss('main section button').first()).toBeVisible()
    await expectAccessible(app)
  })
})

test('pressing Enter on a button that is busy sends nothing again', async () => {
  const app = await openDialog({ answers: [answer(Login.userLogin, () => new Promise(() => {}))] })
  await logIn(app, 'the right one')
  const button = app.frame.getByRole('dialog').getByCss('button[type="submit"]')
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}{Enter} ')
  await app.frame.getByRole('dialog').getByCss('input[autocomplete="current-password"]').click()
  await userEvent.keyboard('{Enter}')
  expect(app.answers.sentTo(Login.userLogin)).toHaveLength(1)
})
