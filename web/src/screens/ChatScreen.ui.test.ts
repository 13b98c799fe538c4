import { Account, Message, Moderation, type PrivateMessage } from '@nimbo/contract'
import { userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { answer, broken, refusal, unreachable } from '../testing/answers.ts'
import type { OpenApp } from '../testing/openApp.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { marina, opened, realtime, said, withMarina } from '../testing/samples/messages.ts'
import { me } from '../testing/samples/people.ts'
import { popOf } from '../testing/samples/moderation.ts'

const path = `/chat?touid=${marina.id}`
const now = () => Math.floor(Date.now() / 1000)
const shown = (app: OpenApp) =>
  [...app.window.document.querySelectorAll('[data-testid="bubble"]')].map((row) => Number(row.getAttribute('data-seq')))
async function ready(app: OpenApp): Promise<void> {
  await expect.poll(() => shown(app).length).toBeGreaterThan(0)
}
const write = async (app: OpenApp, text: string) => {
  await app.frame.getByTestId('message-input').fill(text)
  await userEvent.keyboard('{Enter}')
}
/** A server that stores what it is sent. */
function sending(first = withMarina.length) {
  let seq = first
  return answer(Message.send, ({ content = '', client_request_id }) => {
    seq += 1
    return { message: said(seq, me.id, content, now(), { client_request_id }), left: -1 }
  })
}
let pushed = 0
const push = (app: OpenApp, seq: number, ct: string, more: object = {}) =>
  app.realtime.push(realtime.channel, {
    _method_: 'PrivateMsg',
    id: `event-${(pushed += 1)}`,
    uid: marina.id,
    touid: me.id,
    message: said(seq, marina.id, ct, now()),
    ...more,
  })
async function listening(app: OpenApp): Promise<void> {
  await expect.poll(() => app.realtime.follows(realtime.channel)).toBe(true)
}

test.each(['en', 'ar'] as const)('a conversation with days, a gift, a picture and ticks in %s', async (language) => {
  const app = await openScreen(path, { language })
  await expect.element(app.frame.getByText('te espero às 20h, vai ter dueto!')).toBeVisible()
  expect(shown(app)).toEqual([1, 2, 3, 4, 5, 6])
  const ticks = [...app.window.document.querySelectorAll('[data-tick]')].map((tick) => tick.getAttribute('data-tick'))
  expect(ticks).toEqual(['read', 'read', 'delivered'])
  await expectAccessible(app)
})

test('what is written stands at once and gets its place with the answer', async () => {
  const app = await openScreen(path, { answers: [sending()] })
  await ready(app)
  await write(app, 'pode deixar')
  await expect.element(app.frame.getByText('pode deixar')).toBeVisible()
  await expect.poll(() => shown(app)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(app.frame.getByTestId('waiting').elements()).toEqual([])
  await expect.poll(() => app.answers.sentTo(Message.send)).toMatchObject([{ touid: marina.id, content: 'pode deixar' }])
  expect(app.window.localStorage.getItem('outbox')).toBeNull()
})

test('events in any order and twice are each shown once, and a gap is asked for', async () => {
  const later: PrivateMessage[] = []
  const app = await openScreen(path, {
    answers: [
      answer(Message.getMessages, ({ after }) =>
        after === undefined
          ? opened(withMarina)
          : opened(
              later.filter(({ seq }) => seq > Number(after)),
              { seq: 6 + later.length, mine: { delivered: 7, read: 7 } },
            ),
      ),
    ],
  })
  await listening(app)
  push(app, 7, 'next')
  push(app, 7, 'next')
  await expect.poll(() => shown(app)).toEqual([1, 2, 3, 4, 5, 6, 7])
  later.push(said(7, marina.id, 'next', now()), said(8, marina.id, 'between', now()), said(9, marina.id, 'later', now()))
  push(app, 9, 'later')
  await expect.poll(() => shown(app)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(app.answers.sentTo(Message.getMessages).map(({ after }) => after)).toContain('7')
  // Messages on the screen are read.
  await expect.poll(() => app.answers.sentTo(Message.setRead).at(-1)).toEqual({ touid: marina.id, seq: 9 })
})

test('a connection that comes back with something missing asks for what came after', async () => {
  const later: PrivateMessage[] = []
  const app = await openScreen(path, {
    answers: [
      answer(Message.getMessages, ({ after }) => (after === undefined ? opened(withMarina) : opened(later, { seq: 6 + later.length }))),
    ],
  })
  await ready(app)
  await listening(app)
  later.push(said(7, marina.id, 'missed', now()))
  app.realtime.recovers = false
  app.realtime.dropConnections()
  await expect.poll(() => shown(app)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('without a network it waits on the device, in order, and is sent once the network is back', async () => {
  const app = await openScreen(path, { answers: [answer(Message.send, unreachable)] })
  await ready(app)
  await write(app, 'one')
  await write(app, 'two')
  await expect.poll(() => app.frame.getByTestId('waiting').elements().length).toBe(2)
  expect(JSON.parse(app.window.localStorage.getItem('outbox')!)).toMatchObject({ list: [{ content: 'one' }, { content: 'two' }] })
  app.answers.set(sending())
  await expect.poll(() => shown(app)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  const names = new Set(app.answers.sentTo(Message.send).map(({ client_request_id }) => client_request_id))
  expect(names.size).toBe(2)
})

test('a refusal stands beside the message, which can be tried again or removed', async () => {
  const words = 'Your text contains words that aren’t allowed'
  const app = await openScreen(path, { answers: [answer(Message.send, refusal(Message.send, 'SensitiveWord', words))] })
  await ready(app)
  await write(app, 'bad word')
  await expect.element(app.frame.getByText(words)).toBeVisible()
  await expectAccessible(app)
  app.answers.set(sending())
  await app.frame.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => shown(app).length).toBe(7)
})

test('strangers are told how many they may send, and that pictures wait for an answer', async () => {
  const app = await openScreen(path, {
    answers: [answer(Message.getMessages, opened([withMarina[0]!], { left: 2 })), sending(1)],
  })
  await expect.element(app.frame.getByText(/You can send 2 more messages until they reply\./)).toBeVisible()
  await app.frame.getByRole('button', { name: 'Send a photo' }).click()
  await expect.element(app.frame.getByText('You can send photos once they answer you.')).toBeVisible()
  await listening(app)
  push(app, 2, 'oi!')
  await expect.element(app.frame.getByTestId('stranger-note')).not.toBeInTheDocument()
})

test('older messages come when the start is near, and what is read stays where it is', async () => {
  const many = Array.from({ length: 60 }, (_, n) => said(n + 1, n % 2 ? me.id : marina.id, `message ${n + 1}`, now() - 9_000 + n))
  const app = await openScreen(path, {
    answers: [
      answer(Message.getMessages, ({ before, after }) => {
        if (after !== undefined) return opened([], { seq: 60 })
        if (before === undefined) return opened(many.slice(30), { more: 1 })
        return opened(many.slice(0, Number(before) - 1), { seq: 60 })
      }),
    ],
  })
  await expect.element(app.frame.getByText('message 60')).toBeVisible()
  const list = app.window.document.querySelector<HTMLElement>('.talk-thread')!
  await expect.poll(() => list.scrollHeight - list.scrollTop - list.clientHeight).toBeLessThan(4)
  list.scrollTop = 100
  await expect.poll(() => shown(app).length).toBe(60)
  expect(list.scrollTop).toBeGreaterThan(300)
})

test('blocking, unblocking, deleting and reporting from the menu', async () => {
  const app = await openScreen(path, {
    answers: [
      answer(Account.setBlack, ({ isblack }) => ({ isblack: Number(isblack) === 1 ? (1 as const) : (0 as const) })),
      answer(Moderation.getPop, popOf(['report'])),
    ],
  })
  await ready(app)
  await app.frame.getByRole('button', { name: 'More' }).click()
  await app.frame.getByRole('button', { name: 'Block' }).click()
  app.answers.set(answer(Message.getMessages, opened([], { blocked: 1, isblack: 1 })))
  await app.frame
    .getByRole('dialog', { name: /^Block/ })
    .getByRole('button', { name: 'Block' })
    .click()
  await expect.element(app.frame.getByTestId('blocked')).toBeVisible()
  await expect.poll(() => app.answers.sentTo(Account.setBlack)).toEqual([{ touid: marina.id, isblack: 1 }])
  app.answers.set(answer(Message.getMessages, opened(withMarina)))
  await app.frame.getByRole('button', { name: 'Unblock' }).click()
  await expect.poll(() => shown(app).length).toBe(6)
  await app.frame.getByRole('button', { name: 'More' }).click()
  await app.frame.getByRole('link', { name: 'Report' }).click()
  await expect.poll(() => app.path).toContain('/liveReport')
  expect(app.path).toContain('seq=6')
})

test('deleting asks first and leads back', async () => {
  const app = await openScreen('/message', { answers: [answer(Message.delConversation, {})] })
  await app.frame.getByTestId('conversation').first().click()
  await ready(app)
  await app.frame.getByRole('button', { name: 'More' }).click()
  await app.frame.getByRole('button', { name: 'Delete conversation' }).click()
  await app.frame
    .getByRole('dialog', { name: /^Delete/ })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect.poll(() => app.path).toBe('/message')
  await expect.poll(() => app.answers.sentTo(Message.delConversation)).toEqual([{ touid: marina.id, seq: 6 }])
})

test('a picture opens over the conversation', async () => {
  const app = await openScreen(path)
  await app.frame.getByRole('button', { name: /^Open photo/ }).click()
  await expect.element(app.frame.getByRole('dialog').getByRole('img', { name: 'Photo' })).toBeVisible()
})

test('a photo that does not come is said to be missing', async () => {
  const image = said(1, marina.id, '', now(), { kind: 'image', image: '/nowhere.png', width: 720, height: 900 })
  const app = await openScreen(path, { answers: [answer(Message.getMessages, opened([image]))] })
  await expect.element(app.frame.getByText('This photo can’t be shown')).toBeVisible()
})

test('what the other writes is read out, what was there before is not', async () => {
  const app = await openScreen(path)
  await ready(app)
  await listening(app)
  const arrived = app.frame.getByTestId('arrived')
  expect(arrived.element().textContent).toBe('')
  push(app, 7, 'até já!')
  await expect.element(arrived).toHaveTextContent('até já!')
  const first = arrived.element().firstElementChild
  push(app, 8, 'até já!')
  await expect.poll(() => arrived.element().firstElementChild !== first).toBe(true)
})

test('a photo that was on its way when the page was closed says so, and can only be removed', async () => {
  const one = { key: crypto.randomUUID(), uid: me.id, touid: marina.id, kind: 'image', content: '', object: '' }
  const list = [{ ...one, width: 720, height: 900, at: now(), failed: '' }]
  const app = await openScreen(path, { before: (frame) => frame.localStorage.setItem('outbox', JSON.stringify({ list })) })
  await expect.element(app.frame.getByText('This photo wasn’t sent before the page closed. Choose it again.')).toBeVisible()
  expect(app.frame.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
  await expectAccessible(app)
  await app.frame.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => app.frame.getByTestId('waiting').elements().length).toBe(0)
})

test('an error offers to reload', async () => {
  const app = await openScreen(path, { answers: [answer(Message.getMessages, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Message.getMessages, opened(withMarina)))
  await app.frame.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => shown(app).length).toBe(6)
})
