import { Account, Charge, Home, Live, Login, CashRecords } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, refusal, unreachable } from '../testing/answers.ts'
import type { OpenApp } from '../testing/openApp.ts'
import { shortenTimers, openScreen } from '../testing/openScreen.ts'
import { orderOf } from '../testing/samples/money.ts'
import { blocked, me } from '../testing/samples/people.ts'
import { roomPath, rooms } from '../testing/samples/rooms.ts'

type Frame = Window & typeof globalThis

function setOnline(app: OpenApp, online: boolean): void {
  Object.defineProperty(app.window.navigator, 'onLine', { configurable: true, value: online })
  app.window.dispatchEvent(new app.window.Event(online ? 'online' : 'offline'))
}

test('offline shows what is known and says so, and a screen that was never read says that it could not be', async () => {
  const app = await openScreen('/mine')
  await expect.element(app.frame.getByText(me.user_nicename).first()).toBeVisible()
  app.answers.set(answer(CashRecords.cashRecordList, unreachable))
  setOnline(app, false)
  await expect.element(app.frame.getByTestId('offline')).toHaveTextContent('You’re offline. What you see may be out of date.')
  await expect.element(app.frame.getByText(me.user_nicename).first()).toBeVisible()
  await app.frame.getByCss('a[href="/withdraw"]').first().click()
  await app.frame.getByCss('a[href="/withdrawrecord"]').first().click()
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(CashRecords.cashRecordList, []))
  setOnline(app, true)
  await expect.element(app.frame.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(app.frame.getByTestId('offline')).toHaveTextContent('')
})

test('what is done offline fails at once and is not done later', async () => {
  const app = await openScreen('/setting/blocked', {
    answers: [answer(Account.getBlackList, blocked(3)), answer(Account.setBlack, unreachable)],
  })
  await expect.poll(() => app.frame.getByCss('main li').elements().length).toBe(3)
  setOnline(app, false)
  await app.frame
    .getByRole('button', { name: /Unblock/ })
    .first()
    .click()
  await expect.element(app.frame.getByText('Something went wrong. Try again.')).toBeVisible()
  const sent = app.answers.sentTo(Account.setBlack).length
  expect(app.frame.getByCss('main li').elements()).toHaveLength(3)
  setOnline(app, true)
  await new Promise((done) => setTimeout(done, 200))
  expect(app.answers.sentTo(Account.setBlack)).toHaveLength(sent)
})

test('a network that is there and brings nothing is told as well', async () => {
  const app = await openScreen('/index', { signedIn: false })
  await expect.element(app.frame.getByCss('main a[href^="/liveAudience"]').first()).toBeVisible()
  app.answers.set(answer(Home.getHot, unreachable))
  await expect.element(app.frame.getByTestId('offline')).toHaveTextContent('You’re offline. What you see may be out of date.')
  await expect.element(app.frame.getByCss('main a[href^="/liveAudience"]').first()).toBeVisible()
})

test('a hidden page asks for nothing, and asks when it is shown again', async () => {
  const app = await openScreen('/index', { signedIn: false })
  await expect.element(app.frame.getByCss('main a[href^="/liveAudience"]').first()).toBeVisible()
  const show = (state: 'hidden' | 'visible') => {
    Object.defineProperty(app.window.document, 'visibilityState', { configurable: true, value: state })
    app.window.dispatchEvent(new app.window.Event('visibilitychange', { bubbles: true }))
  }
  show('hidden')
  const asked = app.answers.sentTo(Home.getHot).length
  await new Promise((done) => setTimeout(done, 2_000))
  expect(app.answers.sentTo(Home.getHot).length).toBeLessThanOrEqual(asked + 1)
  show('visible')
  await expect.poll(() => app.answers.sentTo(Home.getHot).length).toBeGreaterThan(asked + 1)
})

test('an endless list asks again for what is seen only', async () => {
  // More than a screen and its margin each: at the end nothing of the first one is near.
  const page = (p: number) => [...rooms, ...rooms, ...rooms].map((room, n) => ({ ...room, stream: `${room.uid}_${p}${n}` }))
  const app = await openScreen('/index', {
    signedIn: false,
    answers: [answer(Home.getHot, ({ p = 1 }) => ({ slide: [], list: Number(p) <= 4 ? page(Number(p)) : [] }))],
  })
  const toTheEnd = () => app.window.scrollTo(0, app.window.document.documentElement.scrollHeight)
  // However late a page is drawn, whoever wants more goes on scrolling. What is there instead is told.
  const pageAskedFor = (p: number) => {
    toTheEnd()
    if (app.answers.sentTo(Home.getHot).some((sent) => Number(sent.p) === p)) return p
    const { innerText, childElementCount } = app.window.document.querySelector<HTMLElement>('main')!
    return `at ${app.window.scrollY}, ${childElementCount} parts: ${innerText.slice(-200)}`
  }
  for (const p of [2, 3, 4]) await expect.poll(() => pageAskedFor(p)).toBe(p)
  const firstAskedIn = async (ms: number) => {
    const before = app.answers.sentTo(Home.getHot).length
    await new Promise((done) => setTimeout(done, ms))
    return app.answers
      .sentTo(Home.getHot)
      .slice(before)
      .filter(({ p }) => Number(p) === 1).length
  }
  const quietAtTheEnd = async () => {
    toTheEnd()
    return firstAskedIn(3_000)
  }
  await expect.poll(quietAtTheEnd).toBe(0)
  app.window.scrollTo(0, 0)
  await expect.poll(() => firstAskedIn(3_000)).toBeGreaterThan(0)
})

/** As on a busy page: that the end was out of sight is heard together with that it is in sight. */
function hearTwoAtOnce(frame: Window & typeof globalThis): void {
  frame.IntersectionObserver = class extends frame.IntersectionObserver {
    constructor(hear: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const outOfSight = { isIntersecting: false } as IntersectionObserverEntry
      super((entries, observer) => hear([outOfSight, ...entries], observer), options)
    }
  }
}

test('an end that came in sight while the page was busy brings the next page', async () => {
  const app = await openScreen('/index', {
    signedIn: false,
    answers: [answer(Home.getHot, ({ p = 1 }) => ({ slide: [], list: Number(p) === 1 ? rooms : [] }))],
    before: hearTwoAtOnce,
  })
  const pageAskedFor = () => {
    app.window.scrollTo(0, app.window.document.documentElement.scrollHeight)
    return app.answers.sentTo(Home.getHot).some(({ p }) => Number(p) === 2)
  }
  await expect.poll(pageAskedFor).toBe(true)
})

test('a next page that is refused is asked for again by a tap only', async () => {
  const refused = refusal(Home.getHot, 'TooMany')
  const app = await openScreen('/index', {
    signedIn: false,
    answers: [answer(Home.getHot, ({ p = 1 }) => (Number(p) === 1 ? { slide: [], list: rooms } : refused))],
  })
  const asked = () => app.answers.sentTo(Home.getHot).filter(({ p }) => Number(p) === 2).length
  const reload = app.frame.getByRole('alert').getByRole('button')
  await expect.element(reload).toBeVisible()
  const before = asked()
  await new Promise((done) => setTimeout(done, 2_000))
  expect(asked()).toBe(before)
  app.answers.set(answer(Home.getHot, ({ p = 1 }) => ({ slide: [], list: Number(p) === 1 ? rooms : [] })))
  await reload.click()
  await expect.element(reload).not.toBeInTheDocument()
})

test('a line that nobody heard is told within seconds, and sent again under the same name', async () => {
  const app = await openScreen(roomPath, { answers: [answer(Live.sendMsg, () => new Promise(() => {}))], before: shortenTimers(6000) })
  await app.frame.getByTestId('chat-input').fill('is anybody there')
  await app.frame.getByTestId('chat-send').click()
  const again = app.frame.getByRole('button', { name: /Send failed/ })
  await expect.element(again).toBeVisible()
  await again.click()
  await expect.poll(() => app.answers.sentTo(Live.sendMsg).length).toBeGreaterThan(1)
  expect(new Set(app.answers.sentTo(Live.sendMsg).map((sent) => sent.client_request_id)).size).toBe(1)
})

test('a start that waits for an answer does not wait for ever', async () => {
  const app = await openScreen('/index?uid=204801&token=from-a-link', {
    answers: [answer(Login.exchangeToken, () => new Promise(() => {}))],
    before: shortenTimers(5_000),
  })
  await expect.element(app.frame.getByRole('navigation')).toBeVisible()
})

/** A card provider that takes the order to pay and is never heard of again. */
const silentProvider = (frame: Frame) => {
  const element = () => ({
    mount: (into: HTMLElement) => into.append(into.ownerDocument.createElement('span')),
    on: (event: string, listener: (state: object) => void) => {
      if (event === 'ready') frame.setTimeout(() => listener({}))
      if (event === 'change') frame.setTimeout(() => listener({ complete: true }))
    },
    destroy: () => {},
  })
  const stripe = {
    elements: () => ({ create: element, submit: () => Promise.resolve({}) }),
    confirmCardPayment: () => new Promise(() => {}),
  }
  Object.assign(frame, { Stripe: () => stripe })
}

test('a payment whose answer is never heard ends: nothing is said about the charge, and the order goes on being asked about', async () => {
  const order = orderOf('card', { script: `${location.origin}/provider.js`, publishable_key: 'pk_1', client_secret: 'pi_1_secret_1' })
  const app = await openScreen('/recharge', {
    answers: [answer(Charge.setPayOrder, order), answer(Charge.getOrderStatus, order)],
    before: (frame) => {
      silentProvider(frame)
      shortenTimers(90_000)(frame)
    },
  })
  await app.frame.getByTestId('pay-card').click()
  await app.frame.getByTestId('pay').click()
  await app.frame.getByTestId('card-pay').click()
  await expect.element(app.frame.getByRole('alert').getByText('Your bank didn’t respond.')).toBeVisible()
  expect(app.frame.getByText('You weren’t charged').elements()).toEqual([])
  app.answers.set(answer(Charge.getOrderStatus, { ...order, state: 'paid', credited: '2739' }))
  await expect.poll(() => app.path).toMatch(/^\/success/)
})
