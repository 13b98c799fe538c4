import { expect, test } from 'vitest'
import { openScreen } from '../testing/openScreen.ts'
import { sampleGoal } from '../testing/samples/goals.ts'
import { playStopped, roomChannels, showEnded, system } from '../testing/samples/roomEvents.ts'
import { roomPath } from '../testing/samples/rooms.ts'

async function openRoom() {
  const app = await openScreen(roomPath)
  const room = roomChannels(app.realtime)
  await expect.poll(room.areFollowed).toBe(true)
  return { app, say: (event: object) => room.publish('room', event) }
}

test('a notice of the platform (SystemNot) stands among the chat, in the language of who reads', async () => {
  const { app, say } = await openRoom()
  say(system('s1').event)
  await expect.element(app.frame.getByTestId('chat-list').getByText('Notice')).toBeVisible()
})

test('a wish (WishingWell) is told in the chat', async () => {
  const { app, say } = await openRoom()
  const goal = sampleGoal({ goalid: 99, kind: 'wish', title: 'A sky full of castles' })
  say({ _method_: 'WishingWell', action: 0, msgtype: 0, id: 'w99', ...goal })
  await expect.element(app.frame.getByTestId('chat-list').getByText('A sky full of castles')).toBeVisible()
})

test('a room that is closed (stopLive) says by which rule', async () => {
  const { app, say } = await openRoom()
  say({ ...playStopped.event, _method_: 'stopLive' })
  say({ ...showEnded.event, reason: 'closed' })
  await expect.element(app.frame.getByTestId('closed-note').getByText('3.2 Gambling')).toBeVisible()
})
