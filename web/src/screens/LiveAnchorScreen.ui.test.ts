import { Live } from '@nimbo/contract'
import { describe, expect, test } from 'vitest'
import { answer } from '../testing/answers.ts'
import { openScreen } from '../testing/openScreen.ts'
import { light, roomChannels, showEnded, showMoved } from '../testing/samples/roomEvents.ts'
import { bia } from '../testing/samples/people.ts'
import { entered, line, lines, room } from '../testing/samples/rooms.ts'

const { stream, title, starttime, thumb, liveclassid } = room
const running = answer(Live.checkLiveing, { status: 1, stream, title, starttime, thumb, liveclassid })

async function carryOn() {
  const answers = [running, answer(Live.enterRoom, { ...entered, usertype: 50 })]
  const app = await openScreen('/liveAnchor', { answers })
  const realtime = roomChannels(app.realtime)
  await app.frame.getByTestId('carry-on').click()
  await expect.element(app.frame.getByTestId('end-live')).toBeVisible()
  await expect.poll(realtime.areFollowed).toBe(true)
  return { app, realtime }
}

describe("the anchor's room", () => {
  test('has the own camera, the figures and the chat of the same layout as the audience', async () => {
    const { app, realtime } = await carryOn()
    const seq = lines.length + 1
    realtime.publishFrame([light(3, 5123).event, line(seq, bia, 'hello, host')], { from: seq, to: seq })
    await expect.element(app.frame.getByText('hello, host')).toBeVisible()
    await expect.element(app.frame.getByRole('definition').nth(1)).toHaveTextContent(String(seq))
    await expect.element(app.frame.getByTestId('anchor-preview')).toBeVisible()
    await expect.element(app.frame.getByRole('group', { name: 'Camera' })).toBeVisible()
    await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
  })

  test('tells when the show was opened on another device, and shows the numbers when it ends', async () => {
    const { app, realtime } = await carryOn()
    realtime.publish('room', showMoved.event)
    await expect.element(app.frame.getByRole('alert')).toBeVisible()
    realtime.publish('room', showEnded.event)
    await expect.element(app.frame.getByTestId('anchor-end-card')).toBeVisible()
  })
})
