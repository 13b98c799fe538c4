import { Live } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer } from '../../../testing/answers.ts'
import { expectAccessible, openScreen } from '../../../testing/openScreen.ts'
import { bia, me } from '../../../testing/samples/people.ts'
import { linesDeleted, muted, roomChannels } from '../../../testing/samples/roomEvents.ts'
import { line, roomPath } from '../../../testing/samples/rooms.ts'

async function openRoom(language: 'en' | 'ar' = 'en') {
  const app = await openScreen(roomPath, { language })
  const realtime = roomChannels(app.realtime)
  await expect.poll(realtime.areFollowed).toBe(true)
  realtime.publishFrame([line(5, bia, 'which song is next?')], { from: 5, to: 5 })
  return { app, realtime }
}
const toBia = { seq: 5, uid: bia.id, uname: bia.user_nicename }

test.each(['en', 'ar'] as const)('a line is answered: the bar says whom, the answer stands with what it answers: %s', async (language) => {
  const { app } = await openRoom(language)
  app.answers.set(
    answer(Live.sendMsg, ({ content, reply, client_request_id: mid }) => {
      const said = line(6, me, content)
      return { message: { ...said, mid, ...(Number(reply) > 0 && { reply: toBia }) } }
    }),
  )
  const text = app.frame.getByRole('button', { name: 'which song is next?' })
  await expect.element(text).toBeVisible()
  ;(app.frame.getByTestId('chat-list').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}')
  await app.frame.getByTestId('reply').click()
  await expect.element(app.frame.getByTestId('reply-bar').getByText(bia.user_nicename)).toBeVisible()
  await expect.element(app.frame.getByTestId('chat-input')).toHaveFocus()
  await expectAccessible(app)
  await app.frame.getByTestId('chat-input').fill('Evidências')
  await app.frame.getByTestId('chat-send').click()
  await expect.poll(() => app.answers.sentTo(Live.sendMsg)).toMatchObject([{ content: 'Evidências', reply: 5 }])
  await expect.element(app.frame.getByTestId('replied').getByText('which song is next?')).toBeVisible()
  await expect.element(app.frame.getByTestId('reply-bar')).not.toBeInTheDocument()
  await app.frame.getByTestId('chat-input').fill('and then?')
  await app.frame.getByTestId('chat-send').click()
  await expect.poll(() => app.answers.sentTo(Live.sendMsg).at(-1)).toMatchObject({ content: 'and then?', reply: 0 })
})

test('a reply can be given up; whoever is muted can answer nobody', async () => {
  const { app, realtime } = await openRoom()
  await app.frame.getByRole('button', { name: 'which song is next?' }).click()
  await app.frame.getByTestId('reply').click()
  await app.frame.getByRole('button', { name: 'Cancel reply' }).click()
  await expect.element(app.frame.getByTestId('reply-bar')).not.toBeInTheDocument()
  realtime.publish('room', muted(me.id).event)
  await expect.element(app.frame.getByRole('button', { name: 'which song is next?' })).not.toBeInTheDocument()
})

test('what a deleted line said is not repeated by its answers, and the answers stay', async () => {
  const { app, realtime } = await openRoom()
  realtime.publishFrame([{ ...line(6, me, 'Evidências'), reply: toBia }], { from: 6, to: 6 })
  await expect.element(app.frame.getByTestId('replied').getByText('which song is next?')).toBeVisible()
  realtime.publish('room', linesDeleted([5]).event)
  await expect.element(app.frame.getByText('which song is next?')).not.toBeInTheDocument()
  await expect.element(app.frame.getByText('Evidências')).toBeVisible()
})
