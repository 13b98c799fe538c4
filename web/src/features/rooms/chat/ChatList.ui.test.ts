import { afterEach, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import type { OpenApp } from '../../../testing/openApp.ts'
import { openScreen } from '../../../testing/openScreen.ts'
import { giftSent } from '../../../testing/samples/gifts.ts'
import { bia, kaique } from '../../../testing/samples/people.ts'
import { guardBought, linesDeleted, roomChannels } from '../../../testing/samples/roomEvents.ts'
import { line, lines, roomPath } from '../../../testing/samples/rooms.ts'

afterEach(() => commands.restoreAssets())

const SPEAK_EVERY_MS = 10_000
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** A room whose chat speaks when the test says so. */
async function openRoom() {
  const speaking = new Map<number, () => void>()
  const app = await openScreen(roomPath, {
    before: (frame) => {
      const every = frame.setInterval.bind(frame)
      const stop = frame.clearInterval.bind(frame)
      let next = -1
      frame.setInterval = ((act: () => void, ms: number) => {
        if (ms !== SPEAK_EVERY_MS) return every(act, ms)
        speaking.set((next -= 1), act)
        return next
      }) as never
      frame.clearInterval = (id) => (speaking.delete(id as number) ? undefined : stop(id))
    },
  })
  const realtime = roomChannels(app.realtime)
  await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
  await expect.poll(realtime.areFollowed).toBe(true)
  let seq = lines.length
  const say = (count: number) => {
    const from = seq + 1
    const said = Array.from({ length: count }, () => ({ ...line((seq += 1), bia, `line ${seq}`), mid: `m${seq}` }))
    realtime.publishFrame(said, { from, to: seq })
    return seq
  }
  return { app, realtime, say, speaking, speak: () => speaking.forEach((act) => act()) }
}

/** Counts what a screen reader would be given to speak. */
function listen({ window }: OpenApp) {
  let spoken = 0
  const isSpoken = (node: Node | null) => {
    const region = (node instanceof window.Element ? node : node?.parentElement)?.closest(
      '[role="log"], [role="status"], [role="alert"], [aria-live]',
    )
    return region !== null && region !== undefined && region.getAttribute('aria-live') !== 'off'
  }
  const observer = new window.MutationObserver((changes) => {
    spoken += changes.filter(
      ({ target, addedNodes, type }) => isSpoken(target) && (type === 'characterData' || addedNodes.length > 0),
    ).length
  })
  observer.observe(window.document.body, { childList: true, subtree: true, characterData: true })
  return () => spoken
}

test('200 lines a second are summed up in one sentence, a quiet chat is read, and a switch ends both', async () => {
  const { app, say, speak, speaking } = await openRoom()
  const region = app.frame.getByTestId('spoken-chat')
  await expect.poll(() => speaking.size).toBe(1)
  const spoken = listen(app)
  let newest = 0
  for (let tick = 0; tick < 20; tick++) {
    newest = say(10)
    await wait(50)
  }
  await expect.element(app.frame.getByTestId('chat-list').getByText(`line ${newest}`, { exact: true })).toBeVisible()
  // A reader who follows sees the newest lines alone, and no others are drawn.
  expect(app.frame.getByTestId('chat-line').elements().length).toBeLessThan(40)
  expect(spoken()).toBe(0)
  speak()
  await expect.element(region).toHaveTextContent('200 new messages')
  console.log(`200 lines in a second: ${spoken()} changes were given to screen readers`)
  expect(spoken()).toBeLessThanOrEqual(2)
  const last = say(1)
  await expect.element(app.frame.getByTestId('chat-list').getByText(`line ${last}`, { exact: true })).toBeVisible()
  speak()
  await expect.element(region).toHaveTextContent(`Bia Nascimento: line ${last}`)
  await app.frame.getByTestId('more').click()
  await app.frame.getByRole('switch', { name: 'Chat for screen readers' }).click()
  await expect.element(region).toBeEmptyDOMElement()
  say(50)
  speak()
  await wait(100)
  await expect.element(region).toBeEmptyDOMElement()
})

test('what is being read stays where it is while hundreds of lines push it out of the buffer, until the reader goes on', async () => {
  const { app, realtime, say } = await openRoom()
  const newest = say(200)
  const list = app.frame.getByTestId('chat-list').element() as HTMLElement
  await expect.element(app.frame.getByTestId('chat-list').getByText(`line ${newest}`, { exact: true })).toBeVisible()
  await expect
    .poll(() => {
      list.dispatchEvent(new app.window.WheelEvent('wheel', { deltaY: -200, bubbles: true }))
      list.scrollBy({ top: -200 })
      return app.frame.getByTestId('chat-line').elements().length
    })
    .toBe(200)
  const lineAt = () => {
    const top = list.getBoundingClientRect().top + 40
    const row = [...list.querySelectorAll('[data-testid="chat-line"]')].find((each) => each.getBoundingClientRect().bottom > top)!
    return { text: row.textContent, at: Math.round(row.getBoundingClientRect().top) }
  }
  // A reader who scrolled away can read every line.
  await expect.poll(() => app.frame.getByTestId('chat-line').elements().length).toBe(200)
  const before = lineAt()
  for (let tick = 0; tick < 10; tick++) {
    say(60)
    await wait(30)
  }
  await expect.element(app.frame.getByRole('button', { name: '600 new' })).toBeVisible()
  expect(lineAt()).toEqual(before)
  const read = Number(/line (\d+)/.exec(before.text)![1])
  realtime.publish('room', linesDeleted([read]).event)
  await expect.poll(() => lineAt().text).not.toBe(before.text)
  await app.frame.getByRole('button', { name: '600 new' }).click()
  await expect.element(app.frame.getByTestId('chat-list').getByText('line 804', { exact: true })).toBeVisible()
  expect(app.frame.getByTestId('chat-line').elements().length).toBeLessThan(40)
})

const endGap = (list: HTMLElement) =>
  list.getBoundingClientRect().bottom - [...list.querySelectorAll('.chat-line')].at(-1)!.getBoundingClientRect().bottom

test('the newest line stays in sight when lines grow after they were drawn: only the reader leaves the end', async () => {
  const { app, say } = await openRoom()
  const list = app.frame.getByTestId('chat-list').element() as HTMLElement
  say(30)
  await expect.element(app.frame.getByText('line 34', { exact: true })).toBeVisible()
  // As the button of a translation that comes a moment after its line.
  new app.window.MutationObserver(() => {
    const newest = [...list.querySelectorAll<HTMLElement>('.chat-line')].at(-1)
    if (newest && newest.style.minHeight === '') newest.style.minHeight = '100px'
  }).observe(list, { childList: true, subtree: true, characterData: true })
  for (let n = 0; n < 8; n++) {
    const newest = say(1)
    await expect.element(app.frame.getByText(`line ${newest}`, { exact: true })).toBeInTheDocument()
    list.dispatchEvent(new app.window.Event('scroll'))
  }
  await expect.poll(() => Math.abs(endGap(list))).toBeLessThan(8)
  await expect.element(app.frame.getByRole('button', { name: / new$/ })).not.toBeInTheDocument()
})

test('words go on beside the name of who said them, not in a row of their own', async () => {
  const { app, realtime } = await openRoom()
  const words = 'every word of this stands in one paragraph with the name of whoever said it, as in a book'
  realtime.publishFrame([{ ...line(5, bia, words), mid: 'long' }], { from: 5, to: 5 })
  const text = app.frame.getByText(words)
  await expect.element(text).toBeVisible()
  const row = text.element().closest('.chat-line')!
  const [name, first] = [row.querySelector('.chat-name')!, text.element()].map((element) => element.getClientRects()[0]!)
  expect(Math.abs(name!.top - first!.top)).toBeLessThan(8)
  expect(first!.left).toBeGreaterThan(name!.left)
})

test('without a network the lines of guards, answers and gifts are drawn all the same', async () => {
  const { app, realtime } = await openRoom()
  await commands.removeAssets()
  const reply = { seq: 4, uid: bia.id, uname: bia.user_nicename }
  realtime.publishFrame(
    [
      { ...line(5, bia, 'a guard speaks'), mid: 'guard', guard_type: 2 },
      { ...line(6, kaique, 'an answer'), mid: 'reply', reply },
    ],
    { from: 5, to: 6 },
  )
  realtime.publish('room', giftSent('g1', { uid: 77, uname: 'Nico', totalcoin: '2000' }).event)
  await expect.element(app.frame.getByTestId('chat-list').getByText('a guard speaks')).toBeVisible()
  await expect.element(app.frame.getByTestId('chat-list').getByText('an answer')).toBeVisible()
  await expect.element(app.frame.getByTestId('replied')).toBeVisible()
  await expect.element(app.frame.getByTestId('gift-line')).toBeVisible()
})

test('a line whose code could not be fetched comes when the network is back', async () => {
  const source = 'src/features/play/guard/GuardDrawings.tsx'
  const file = await commands.fileOf(source)
  await commands.removeAssets(source)
  const { app, realtime } = await openRoom()
  const fetches = () => app.window.performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(file)).length
  const before = fetches()
  realtime.publish('room', guardBought({ ...kaique, user_nicename: 'Nico' }).event)
  await expect.element(app.frame.getByTestId('chat-list').getByText('Nico')).toBeVisible()
  await expect.poll(fetches).toBeGreaterThan(before)
  expect(app.frame.getByTestId('guard-line').elements()).toEqual([])
  await commands.restoreAssets()
  await expect.element(app.frame.getByTestId('guard-line')).toBeVisible()
})

test('whoever follows is drawn some lines of a crowd, those that matter among them; the rest is there for whoever scrolls up', async () => {
  const { app, realtime } = await openRoom()
  const list = app.frame.getByTestId('chat-list')
  const many = Array.from({ length: 60 }, (_, n) => ({
    ...line(5 + n, bia, `crowd ${n}`),
    mid: `c${n}`,
    ...(n === 3 && { guard_type: 1, ct: 'the guard' }),
  }))
  realtime.publishFrame(many, { from: 5, to: 64 })
  await expect.element(list.getByText('the guard')).toBeVisible()
  await expect.element(list.getByText('crowd 59')).toBeVisible()
  expect(
    app.frame
      .getByTestId('chat-line')
      .filter({ hasText: /crowd|guard/ })
      .elements().length,
  ).toBe(8)
  const box = list.element() as HTMLElement
  box.dispatchEvent(new app.window.WheelEvent('wheel', { deltaY: -200, bubbles: true }))
  box.scrollBy({ top: -200 })
  await expect
    .poll(
      () =>
        app.frame
          .getByTestId('chat-line')
          .filter({ hasText: /crowd|guard/ })
          .elements().length,
    )
    .toBe(60)
})
