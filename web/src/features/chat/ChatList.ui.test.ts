import { expect, test } from 'vitest'
import type { OpenApp } from '../../testing/openApp.ts'
import { openScreen } from '../../testing/openScreen.ts'
import { bia } from '../../testing/samples/people.ts'
import { linesDeleted, roomChannels } from '../../testing/samples/roomEvents.ts'
import { line, lines, roomPath } from '../../testing/samples/rooms.ts'

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
  // Whoever follows sees the newest lines alone, and no others are drawn.
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
  const scrolled = new Promise((done) => list.addEventListener('scroll', done, { once: true }))
  list.scrollTo({ top: 60 })
  await scrolled
  const lineAt = () => {
    const top = list.getBoundingClientRect().top + 40
    const row = [...list.querySelectorAll('[data-testid="chat-line"]')].find((each) => each.getBoundingClientRect().bottom > top)!
    return { text: row.textContent, at: Math.round(row.getBoundingClientRect().top) }
  }
  // Whoever scrolls away can read all there is.
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
