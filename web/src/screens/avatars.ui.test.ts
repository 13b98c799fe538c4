import { Account, Home, Login, Withdrawals, CashRecords, Statements } from '@nimbo/contract'
import type { AnyCall } from '@nimbo/contract'
import { describe, expect, test } from 'vitest'
import { answer, broken } from '../testing/answers.ts'
import { expectAccessible, openScreen, reloadWith } from '../testing/openScreen.ts'
import { usualAnswers } from '../testing/samples/usualAnswers.ts'

interface Face {
  path: string
  call: AnyCall
  /** There once the content is. */
  content: string
  empty?: unknown
}
const faces: Face[] = [
  { path: '/setting', call: Account.getPerSetting, content: 'a[href="/setting/page?id=privacy"]' },
  { path: '/setting/devices', call: Login.getDevices, content: '[data-testid="device"]', empty: [] },
  { path: '/setting/blocked', call: Account.getBlackList, content: '[data-testid="blocked-person"]', empty: [] },
  { path: '/setting/page?id=terms', call: Home.getPage, content: 'main section', empty: { title: '', updated: '', sections: [] } },
  { path: '/chooseCountry', call: Login.getCountrys, content: 'section li', empty: [] },
  { path: '/selectAccount', call: Withdrawals.getUserAccountList, content: '[data-testid="account"]', empty: [] },
  { path: '/withdrawrecord', call: CashRecords.cashRecordList, content: '[data-testid="withdrawal"]', empty: [] },
  { path: '/cashRecord', call: Statements.recordList, content: '[data-testid="line"]', empty: [] },
  { path: '/index', call: Home.getHot, content: 'a[href*="liveAudience"], main button img', empty: { slide: [], list: [] } },
]
const usual = (call: AnyCall) => usualAnswers('en').find((given) => given.call.name === call.name)!

describe.each(faces)('$path', ({ path, call, content, empty }) => {
  test('loads, fails and reloads', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const failing = answer(call, async () => {
      await held
      return broken
    })
    const app = await openScreen(path, { answers: [failing] })
    await expect.element(app.frame.getByCss('.skeleton-pulse').first()).toBeInTheDocument()
    await expectAccessible(app)
    release()
    await expect.element(app.frame.getByRole('alert')).toBeVisible()
    await expectAccessible(app)
    await reloadWith(app, usual(call))
    await expect.element(app.frame.getByCss(content).first()).toBeVisible()
  })

  test.runIf(empty)('may be empty', async () => {
    const app = await openScreen(path, { answers: [{ call, reply: empty }] })
    await expect.element(app.frame.getByCss('img[src*="/art/empty-"]')).toBeVisible()
    expect(app.frame.getByCss(content).elements()).toEqual([])
    await expectAccessible(app)
  })
})

test.each(['/nowhere', '/setting/page?id=casino', '/liveAudience?liveuid=x&stream=1'])('%s is not found, and leads home', async (path) => {
  const app = await openScreen(path)
  await app.frame.getByCss('main a, main button').first().click()
  await expect.poll(() => app.path).toBe('/index')
})
