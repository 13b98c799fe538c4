import { pbkdf2Sync } from 'node:crypto'
import type { Language } from '@nimbo/contract'
import { Home } from '@nimbo/contract'
import { demoPassword, people, signIn } from '@nimbo/dev'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { answer, refused } from './support/answer.ts'
import { axeViolations } from './support/axe.ts'
import { openBrowser, openPhone, origin, type Phone, picture } from './support/browser.ts'
import { chooseBrazil, logIn } from './support/logIn.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const now = () => Math.floor(Date.now() / 1000)
const devices = () => [
  { id: 1, device: 'Chrome on Android', source: 'web', created: now() - 900_000, seen: now(), current: 1 },
  { id: 2, device: 'Chrome on Windows', source: 'web', created: now() - 800_000, seen: now() - 90_000, current: 0 },
  { id: 3, device: 'Nimbo on iPhone 12', source: 'ios', created: now() - 700_000, seen: now() - 3_000_000, current: 0 },
]
const blocked = (count: number, from = 1) =>
  Array.from({ length: count }, (_, i) => ({
    id: 900_000 + from + i,
    user_nicename: i % 3 === 0 ? `ريم ${from + i}` : `spam.king ${from + i}`,
    avatar: '',
    avatar_thumb: ['/avatars/diego.svg', '/avatars/yuki.svg', ''][i % 3],
    sex: 0,
    level: (i * 7) % 70,
  }))
const pages = [
  { id: 1, name: 'Terms', thumb: '', href: 'terms' },
  { id: 2, name: 'Privacy policy', thumb: '', href: 'privacy' },
  { id: 3, name: 'Community rules', thumb: '', href: 'rules' },
  { id: 4, name: 'Help', thumb: '', href: 'help' },
]
const text = {
  title: 'Terms',
  updated: '2026-02-01',
  sections: [
    { heading: 'Who may use Nimbo', text: 'You are at least 18 years old.\nOne person, one account.' },
    { heading: 'Your account', text: 'Keep your password to yourself. You answer for what happens under your name.' },
  ],
}
/** An ALTCHA challenge that a phone solves at once; its signature is checked by nobody here. */
const puzzle = {
  parameters: { algorithm: 'PBKDF2/SHA-256', nonce: '0a'.repeat(16), salt: '0b'.repeat(16), cost: 100, keyLength: 32, keyPrefix: '00' },
  signature: 'ab',
}

/** Lists that would otherwise differ from run to run. */
async function settings(page: Page): Promise<void> {
  await answer(page, 'Login.getDevices', devices)
  await answer(page, 'User.getBlackList', ({ p }: { p?: string }) => (p === '1' ? blocked(6) : []))
}

async function openSettings(language: Language = 'en'): Promise<Phone> {
  const phone = await openPhone(browser, { language, person: people.camille })
  await settings(phone.page)
  return phone
}

async function openStranger(language: Language = 'en'): Promise<Phone> {
  const phone = await openPhone(browser, { language })
  await settings(phone.page)
  return phone
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(500)
  await picture(page, name)
  expect(await axeViolations(page), name).toEqual([])
}

/** Whatever was pressed to open a sheet has the focus again once it is gone. */
async function comesBackTo(opener: Locator): Promise<void> {
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
}

describe.each(['en', 'pt', 'ar'] as const)('pictures in %s', (language) => {
  test('every screen of the settings', async () => {
    const { page, goTo, errors, context } = await openSettings(language)
    const screens: [name: string, path: string, ready: Locator][] = [
      ['setting', '/setting', page.locator('a[href="/setting/page?id=help"]')],
      ['setting-devices', '/setting/devices', page.getByTestId('device').nth(2)],
      ['setting-blocked', '/setting/blocked', page.getByTestId('blocked-person').nth(5)],
      ['setting-phone', '/setting/phone', page.locator('input[type="tel"]')],
      ['setting-password', '/setting/password', page.locator('input[type="password"]').nth(2)],
      ['setting-page', '/setting/page?id=terms', page.locator('main section').nth(3)],
      ['setting-delete', '/setting/delete', page.getByRole('checkbox')],
      ['choose-country', '/chooseCountry', page.locator('section li').nth(5)],
    ]
    for (const [name, path, ready] of screens) {
      await goTo(path)
      await ready.waitFor()
      await shoot(page, `${name}-${language}`)
    }
    await goTo('/setting')
    await page.locator('a[href="/setting/delete"]').waitFor()
    await page.evaluate(() => window.scrollTo(0, 10_000))
    await shoot(page, `setting-end-${language}`)
    expect(errors).toEqual([])
    await context.close()
  })

  test('the sheet that asks who is there', async () => {
    const { page, goTo, errors, context } = await openSettings(language)
    await answer(page, 'User.cancelAccount', refused('StepUpNeeded', 1020, 'Please confirm it’s you'))
    await goTo('/setting/delete')
    await page.getByRole('checkbox').click()
    await page.locator('main button').last().click()
    await page.getByRole('dialog').locator('input').waitFor()
    await shoot(page, `step-up-${language}`)
    expect(errors).toEqual([])
    await context.close()
  })

  test('a stranger’s settings', async () => {
    const { page, goTo, context } = await openStranger(language)
    await goTo('/setting')
    await page.locator('a[href="/setting/page?id=help"]').waitFor()
    await shoot(page, `setting-stranger-${language}`)
    expect(await page.locator('a[href="/setting/devices"]').count()).toBe(0)
    await context.close()
  })
})

const countries = [{ title: 'B', lists: [{ name: 'Bolivia', name_en: 'Bolivia', tel: '591', iso: 'BO' }] }]

describe('faces', () => {
  test.each([
    { path: '/setting', service: 'User.getPerSetting', content: 'Privacy policy', reply: pages },
    { path: '/setting/devices', service: 'Login.getDevices', content: 'Chrome on Windows', reply: devices },
    { path: '/setting/blocked', service: 'User.getBlackList', content: 'spam.king 2', reply: blocked(3) },
    { path: '/setting/page?id=terms', service: 'Home.getPage', content: 'One person, one account.', reply: text },
    { path: '/chooseCountry', service: 'Login.getCountrys', content: 'Bolivia', reply: countries },
  ])('$path loads, fails and reloads', async ({ path, service, content, reply }) => {
    const { page, goTo, context } = await openSettings()
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    await answer(page, service, async () => {
      await held
      return 'down'
    })
    await goTo(path)
    await page.locator('.skeleton-pulse').first().waitFor()
    expect(await axeViolations(page)).toEqual([])
    release()
    await page.getByText('Couldn’t load. Tap to reload').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await answer(page, service, reply)
    await page
      .getByRole('button', { name: /Reload/ })
      .last()
      .click()
    await page.getByText(content).first().waitFor()
    await context.close()
  })

  test.each([
    { path: '/setting/devices', service: 'Login.getDevices', empty: 'No devices', reply: [] },
    { path: '/setting/blocked', service: 'User.getBlackList', empty: 'No blocked users', reply: [] },
    { path: '/setting/page?id=terms', service: 'Home.getPage', empty: 'Nothing here yet', reply: { ...text, sections: [] } },
    { path: '/chooseCountry', service: 'Login.getCountrys', empty: 'No country matches', reply: [] },
  ])('$path may be empty', async ({ path, service, empty, reply }) => {
    const { page, goTo, context } = await openSettings()
    await answer(page, service, reply)
    await goTo(path)
    await page.getByText(empty).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await context.close()
  })

  test('an address of no page is not found', async () => {
    const { page, goTo, context } = await openSettings()
    await goTo('/setting/page?id=casino')
    await page
      .getByRole('link', { name: /home/i })
      .or(page.getByRole('button', { name: /home/i }))
      .first()
      .waitFor()
    await context.close()
  })
})

test('my telephone is shown masked, and leads to where it is changed', async () => {
  const { page, goTo, context } = await openSettings()
  await goTo('/setting')
  const row = page.locator('a[href="/setting/phone"]')
  await row.waitFor()
  expect(await row.textContent()).not.toContain(people.camille.phone)
  await row.click()
  await page.waitForURL('**/setting/phone')
  await context.close()
})

test('a device is signed out after a question, at once on the screen, and comes back when the server refuses', async () => {
  const { page, goTo, errors, context } = await openSettings()
  let list = devices()
  await answer(page, 'Login.getDevices', () => list)
  const sent = await answer(page, 'Login.revokeDevice', ({ id }: { id: number }) => {
    if (id === 3) return 'down'
    list = list.filter((device) => device.id !== id)
    return {}
  })
  await goTo('/setting/devices')
  await page.getByText('This device').waitFor()
  await page.getByText('yesterday').waitFor()
  const signOut = page.getByRole('button', { name: 'Log out Chrome on Windows' })
  await signOut.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Log out this device?' }).waitFor()
  await shoot(page, 'setting-device-ask-en')
  await page.keyboard.press('Escape')
  await comesBackTo(signOut)
  await signOut.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => page.getByTestId('device').count()).toBe(2)
  await page.getByRole('button', { name: 'Log out Nimbo on iPhone 12' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await page.getByText('Something went wrong. Try again.').waitFor()
  await page.getByText('Nimbo on iPhone 12').first().waitFor()
  expect(sent.map(({ id }) => id)).toEqual([2, 3])
  expect(errors).toEqual([])
  await context.close()
})

test('blocked people come fifty at a time and can be let back', async () => {
  const { page, goTo, errors, context } = await openSettings()
  let list = blocked(60)
  await answer(page, 'User.getBlackList', ({ p }: { p: string }) => list.slice((Number(p) - 1) * 50, Number(p) * 50))
  const sent = await answer(page, 'User.setBlack', ({ touid }: { touid: number }) => {
    list = list.filter(({ id }) => id !== touid)
    return { isblack: 0 }
  })
  await goTo('/setting/blocked')
  await page.getByTestId('blocked-person').first().waitFor()
  await page.evaluate(() => window.scrollTo(0, 100_000))
  await expect.poll(() => page.getByTestId('blocked-person').count()).toBe(60)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: 'Unblock spam.king 2', exact: true }).click()
  await expect.poll(() => page.getByTestId('blocked-person').count()).toBe(59)
  expect(sent).toEqual([{ touid: 900_002, isblack: 0 }])
  expect(errors).toEqual([])
  await context.close()
})

test('a new phone asks who is there, and a number half typed survives the language being changed on the settings', async () => {
  const { page, goTo, errors, context } = await openSettings()
  await page.addInitScript(() => ((window as unknown as { loads: number }).loads = Date.now()))
  let proved = false
  const gate = (given: unknown) => () => (proved ? given : refused('StepUpNeeded', 1020, 'Please confirm it’s you'))
  const asked = await answer(page, 'User.getPhoneCode', gate({}))
  const set = await answer(page, 'User.setPhone', gate({}))
  const proofs = await answer(page, 'Login.stepUp', ({ user_pass }: { user_pass?: string }) => {
    if (user_pass !== demoPassword) return refused('NotProved', 1001, 'We couldn’t verify it’s you. Please try again')
    proved = true
    return { until: now() + 300 }
  })
  await goTo('/setting')
  await page.locator('a[href="/setting/phone"]').click()
  await page.getByRole('button', { name: /Country/ }).click()
  await page.getByLabel('Search countries').fill('Brazil')
  await page.getByRole('button', { name: /Brazil/ }).click()
  await page.getByLabel('Phone number').fill('11987654321')

  const loaded = await page.evaluate(() => (window as unknown as { loads: number }).loads)
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: /Language/ }).click()
  await page.getByRole('radio', { name: 'العربية' }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl')
  await page.locator('a[href="/setting/phone"]').click()
  const typed = page.locator('input[type="tel"]')
  expect(await typed.inputValue()).toBe('11987654321')
  await page.getByRole('button', { name: /البرازيل/ }).waitFor()
  // A kept screen was hidden while the language changed: every word of it follows all the same.
  expect(await page.locator('main').filter({ visible: true }).innerText()).not.toMatch(/[A-Z][a-z]{2}/)
  await shoot(page, 'setting-phone-half-ar')
  await page.goBack()
  await page.getByRole('button', { name: /اللغة/ }).click()
  await page.getByRole('radio', { name: 'English' }).click()
  await page.locator('a[href="/setting/phone"]').click()
  expect(await page.evaluate(() => (window as unknown as { loads: number }).loads)).toBe(loaded)

  const getCode = page.getByRole('button', { name: 'Get code' })
  await getCode.click()
  const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await sheet.waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await comesBackTo(getCode)
  expect(await page.getByLabel('Phone number').inputValue()).toBe('11987654321')
  await getCode.click()
  await sheet.getByLabel('Password', { exact: true }).fill('not this one')
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await sheet.getByText('We couldn’t verify it’s you').waitFor()
  await sheet.getByLabel('Password', { exact: true }).fill(demoPassword)
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /Resend/ }).waitFor()
  await page.getByLabel('Code', { exact: true }).fill('123456')
  await page.getByRole('button', { name: 'Use this number' }).click()
  await page.getByText('Phone number changed').waitFor()
  await page.waitForURL('**/setting')
  expect([asked.length, proofs.length, set]).toEqual([3, 2, [{ mobile: '11987654321', country_code: '55', code: '123456' }]])
  expect(errors).toEqual([])
  await context.close()
})

test('a tab left behind speaks the language chosen meanwhile', async () => {
  const { page, goTo, errors, context } = await openSettings()
  await goTo('/mine')
  await page.getByText(people.camille.name).first().waitFor()
  await shoot(page, 'mine-settings-en')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.waitForURL('**/setting')
  await page.getByText('Privacy and security').waitFor()
  await page.getByRole('button', { name: /Language/ }).click()
  await page.getByRole('radio', { name: 'Português' }).click()
  await page.getByText('Privacidade e segurança').waitFor()
  await page.goBack()
  await page.getByText('Moedas', { exact: true }).filter({ visible: true }).waitFor()
  expect(await page.getByText('Coins').count()).toBe(0)
  expect(errors).toEqual([])
  await context.close()
})

test('a code proves it too, and somebody with neither is told', async () => {
  const { page, goTo, errors, context } = await openSettings()
  let facts: { ispass: 0 | 1; mobile: string } = { ispass: 1, mobile: '+55 11•••07' }
  await answer(page, 'User.getBaseInfo', () => ({
    id: people.camille.id,
    user_nicename: people.camille.name,
    avatar: '',
    level: 45,
    isauth: 0,
    coin: '0',
    votes: '0',
    ...facts,
  }))
  await answer(page, 'User.cancelAccount', refused('StepUpNeeded', 1020, 'Please confirm it’s you'))
  await answer(page, 'Login.getStepUpCode', {})
  const proofs = await answer(page, 'Login.stepUp', refused('NotProved', 1001, 'We couldn’t verify it’s you. Please try again'))
  await goTo('/setting/delete')
  await page.getByRole('checkbox').click()
  const remove = page.getByRole('button', { name: 'Delete my account' })
  await remove.click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Use a code instead' }).click()
  await sheet.getByText('+55 11•••07').waitFor()
  await sheet.getByRole('button', { name: 'Get code' }).click()
  await sheet.getByRole('button', { name: /Resend \(5\d s\)/ }).waitFor()
  await sheet.getByLabel('Code', { exact: true }).fill('654321')
  await shoot(page, 'step-up-code-en')
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await sheet.getByText('We couldn’t verify').waitFor()
  expect(proofs).toEqual([{ smscode: '654321' }])
  await page.keyboard.press('Escape')
  await comesBackTo(remove)
  facts = { ispass: 0, mobile: '' }
  await remove.click()
  await sheet.getByText('Your account has no password or phone number').waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})

test('the password is changed with the old one', async () => {
  const { page, goTo, errors, context } = await openSettings()
  const sent = await answer(page, 'User.updatePass', ({ oldpass }: { oldpass: string }) =>
    oldpass === demoPassword ? {} : refused('WrongPassword', 1001, 'Current password is incorrect'),
  )
  await goTo('/setting')
  await page.locator('a[href="/setting/password"]').click()
  await page.getByLabel('Current password').fill('wrong')
  await page.getByLabel('New password', { exact: true }).fill('uma senha forte')
  await page.getByLabel('Confirm password').fill('uma senha fort')
  await page.getByText('Passwords do not match').waitFor()
  await page.getByLabel('Confirm password').fill('uma senha forte')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await page.getByText('Current password is incorrect').waitFor()
  await page.getByLabel('Current password').fill(demoPassword)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await page.waitForURL('**/setting')
  expect(sent.at(-1)).toEqual({ oldpass: demoPassword, pass: 'uma senha forte', pass2: 'uma senha forte' })
  expect(errors).toEqual([])
  await context.close()
})

test('deleting the account waits for the box, refuses on air, and then forgets the person', async () => {
  const { page, goTo, errors, context } = await openSettings()
  await answer(page, 'User.cancelAccount', refused('OnAir', 1001, 'End your live first'))
  await goTo('/setting/delete')
  const remove = page.getByRole('button', { name: 'Delete my account' })
  expect(await remove.isDisabled()).toBe(true)
  await page.getByText('I understand what happens').click()
  await remove.click()
  await page.getByText('End your live first').waitFor()
  await answer(page, 'User.cancelAccount', { erased: now() + 14 * 86_400 })
  await remove.click()
  await page.waitForURL('**/index')
  await page.getByText(/Your account will be deleted on/).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect(errors).toEqual([])
  await context.close()
})

test('signing out everywhere says what it does', async () => {
  const { page, goTo, context } = await openSettings()
  const sent = await answer(page, 'Login.logout', {})
  await goTo('/setting')
  const row = page.getByRole('button', { name: 'Log out of all devices' })
  await row.click()
  const sheet = page.getByRole('dialog', { name: 'Log out of all devices?' })
  await sheet.getByText('including this one').waitFor()
  await page.keyboard.press('Escape')
  await comesBackTo(row)
  await row.click()
  await sheet.getByRole('button', { name: 'Log out of all devices' }).click()
  await page.waitForURL('**/index')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect(sent).toEqual([{ all: 1 }])
  await context.close()
})

describe('the login dialog', () => {
  async function openDialog(language: Language = 'en'): Promise<Phone> {
    const phone = await openStranger(language)
    await answer(phone.page, 'Login.getCaptcha', puzzle)
    await phone.goTo('/index')
    await phone.page.locator('nav a[href="/mine"]').click()
    await phone.page.getByRole('dialog').waitFor()
    return phone
  }
  /** Checks a solution as the server would. */
  function isSolved(captcha: unknown): boolean {
    const { challenge, solution } = JSON.parse(atob(String(captcha))) as {
      challenge: typeof puzzle
      solution: { counter: number; derivedKey: string }
    }
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(solution.counter)
    const { nonce, salt, cost } = challenge.parameters
    const key = pbkdf2Sync(Buffer.concat([Buffer.from(nonce, 'hex'), counter]), Buffer.from(salt, 'hex'), cost, 32, 'sha256').toString(
      'hex',
    )
    return challenge.signature === puzzle.signature && key === solution.derivedKey && key.startsWith('00')
  }

  test('a code is asked for with a puzzle the phone solved beside the page', async () => {
    const { page, errors, context } = await openDialog()
    const workers: string[] = []
    page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname))
    const sent = await answer(page, 'Login.getCode', () =>
      sent.length < 2 ? refused('CaptchaWrong', 1011, 'Verification failed. Please try again') : {},
    )
    await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click()
    await chooseBrazil(page)
    await page.getByRole('dialog').getByLabel('Phone number').fill('11987654321')
    await page.getByRole('button', { name: 'Get code' }).click()
    await page.getByRole('button', { name: /Resend/ }).waitFor()
    await page.locator('[data-testid="captcha"][data-state="done"]').waitFor()
    await shoot(page, 'register-captcha-en')
    expect(sent.map(({ captcha }) => isSolved(captcha))).toEqual([true, true])
    expect(workers[0]).toMatch(/^\/assets\/captchaWorker/)
    expect(errors).toEqual([])
    await context.close()
  })

  test('a wrong answer twice is told in the server’s words', async () => {
    const { page, context } = await openDialog()
    const sent = await answer(page, 'Login.getForgetCode', refused('CaptchaWrong', 1011, 'Verification failed. Please try again'))
    await page.getByRole('dialog').getByRole('button', { name: 'Forgot password?' }).click()
    await chooseBrazil(page)
    await page.getByRole('dialog').getByLabel('Phone number').fill('11987654321')
    await page.getByRole('button', { name: 'Get code' }).click()
    await page.getByText('Verification failed').waitFor()
    expect(sent).toHaveLength(2)
    await context.close()
  })

  test('without a worker the page itself does the work', async () => {
    const { page, errors, context } = await openDialog()
    await page.evaluate(() => Reflect.deleteProperty(window, 'Worker'))
    const sent = await answer(page, 'Login.getForgetCode', {})
    await page.getByRole('dialog').getByRole('button', { name: 'Forgot password?' }).click()
    await chooseBrazil(page)
    await page.getByRole('dialog').getByLabel('Phone number').fill('11987654321')
    await page.getByRole('button', { name: 'Get code' }).click()
    await page.getByRole('button', { name: /Resend/ }).waitFor()
    expect(sent.map(({ captcha }) => isSolved(captcha))).toEqual([true])
    expect(errors).toEqual([])
    await context.close()
  })

  test('signing in solves a puzzle when it is asked to', async () => {
    const { page, context } = await openDialog()
    const sent = await answer(page, 'Login.userLogin', ({ captcha }: { captcha?: string }) =>
      captcha
        ? refused('WrongCredentials', 1001, 'Wrong phone number or password')
        : refused('CaptchaNeeded', 1010, 'Please confirm you’re human'),
    )
    await logIn(page, people.yuki.phone, 'wrong one')
    await page.getByText('Wrong phone number or password').waitFor()
    await page.getByTestId('captcha').getByText('I’m human').waitFor()
    await shoot(page, 'login-captcha-en')
    expect([sent.length, isSolved(sent[1]?.captcha)]).toEqual([2, true])
    await context.close()
  })

  test('an account about to be deleted is restored when its owner wants it', async () => {
    const { page, errors, context } = await openDialog()
    const person = await signIn(origin, people.yuki)
    const user = { id: person.uid, token: person.token, usersign: person.usersign, user_nicename: 'Yuki', avatar: '', level: 8 }
    const sent = await answer(page, 'Login.userLogin', ({ restore }: { restore?: number }) =>
      restore === 1 ? user : refused('Cancelled', 1004, 'This account is scheduled for deletion'),
    )
    await logIn(page, people.yuki.phone, demoPassword)
    const restore = page.getByRole('button', { name: 'Restore account' })
    await restore.waitFor()
    await shoot(page, 'login-restore-en')
    await askedForThisPassword(page)
    await restore.click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(sent.at(-1)).toMatchObject({ restore: 1, user_login: people.yuki.phone })
    expect(errors).toEqual([])
    await context.close()
  })
  /** The question belongs to the password it was asked for: it goes with it and comes again with it. */
  async function askedForThisPassword(page: Page): Promise<void> {
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('another')
    await page.getByRole('button', { name: 'Restore account' }).waitFor({ state: 'hidden' })
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(demoPassword)
  }

  test.each(['en', 'ar'] as const)('the terms are read over the dialog and nothing typed is lost, in %s', async (language) => {
    const { page, errors, context } = await openDialog(language)
    await answer(page, 'Home.getPage', text)
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type="tel"]').fill('11987')
    const terms = dialog.locator('a[href="/setting/page?id=terms"]')
    await terms.click()
    await page.getByText('One person, one account.').waitFor()
    await shoot(page, `login-terms-${language}`)
    await page.keyboard.press('Escape')
    await page.getByText('One person, one account.').waitFor({ state: 'hidden' })
    expect(await dialog.locator('input[type="tel"]').inputValue()).toBe('11987')
    await comesBackTo(terms)
    expect(errors).toEqual([])
    await context.close()
  })

  test('the country chosen on its own page is the dialog’s', async () => {
    const { page, goTo, context } = await openStranger()
    await goTo('/index')
    await page.locator('nav a[href="/main/live"]').click()
    await page.evaluate(() => history.pushState({}, '', '/chooseCountry'))
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
    await page.getByLabel('Search countries').fill('+33')
    await page.getByRole('button', { name: /France/ }).click()
    await page.waitForURL('**/main/live')
    await page.locator('nav a[href="/mine"]').click()
    await page.getByRole('dialog').getByText('+33').waitFor()
    await context.close()
  })
})

describe('in a room', () => {
  test.each(['en', 'ar'] as const)('somebody is blocked from their line and let back, in %s', async (language) => {
    const { client } = await signIn(origin, people.rafa)
    const { list } = await client.call(Home.getHot, {})
    const room = list.find((card) => card.uid === people.bia.id)!
    const { page, goTo, errors, context } = await openPhone(browser, { language, person: people.diego })
    let uids: number[] = []
    await answer(page, 'User.getBlackList', () => uids.map((id) => ({ ...blocked(1)[0], id })))
    const sent = await answer(page, 'User.setBlack', ({ touid, isblack }: { touid: number; isblack: 0 | 1 }) => {
      uids = isblack === 1 ? [touid] : []
      return { isblack }
    })
    await goTo(`/liveAudience?liveuid=${room.uid}&stream=${room.stream}`)
    const list_ = page.getByTestId('chat-list')
    await list_.locator('[data-name]').first().waitFor()
    await list_.focus()
    await page.keyboard.press('ArrowUp')
    const opener = page.locator('[data-name]:focus')
    const name = (await opener.textContent())!
    await page.keyboard.press('Enter')
    const card = page.getByTestId('person')
    await card.getByText(name).waitFor()
    await shoot(page, `person-${language}`)
    await card.getByRole('button').last().click()
    const ask = page.getByRole('dialog').last()
    await ask.getByRole('button').first().waitFor()
    await shoot(page, `person-block-${language}`)
    await ask.getByRole('button').first().click()
    await vi.waitUntil(() => sent.length === 1)
    await card.getByRole('button').first().waitFor()
    expect(await list_.locator('[data-name]', { hasText: name }).count()).toBe(0)
    await expect.poll(() => card.getByRole('button').count()).toBe(1)
    await card.getByRole('button').click()
    await expect.poll(() => list_.locator('[data-name]', { hasText: name }).count()).toBeGreaterThan(0)
    expect(sent.map(({ isblack }) => isblack)).toEqual([1, 0])
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'hidden' })

    await page.getByTestId('viewer-count').click()
    const row = page.getByRole('dialog').locator('li button').first()
    await row.click()
    await card.waitFor()
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'hidden' })
    await comesBackTo(row)
    expect(errors).toEqual([])
    await context.close()
  })
})
