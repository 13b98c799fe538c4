import { Message, Notice, Reports } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer } from '../testing/answers.ts'
import { goOnAir } from '../testing/goOnAir.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { notices } from '../testing/samples/certification.ts'
import { conversations, marina, realtime, requests, said } from '../testing/samples/messages.ts'
import { me } from '../testing/samples/people.ts'
import { roomPath } from '../testing/samples/rooms.ts'

const told = [answer(Notice.getNotices, ({ unseen = 0 }) => (Number(unseen) === 1 ? [] : [...notices])), answer(Notice.setSeen, {})]

test.each([
  ['en', [390, 844]],
  ['ar', [390, 844]],
  ['en', [320, 568]],
  ['en', [844, 390]],
  ['en', [1280, 800]],
] as const)('everybody I write with, Nimbo before them, in %s at %s', async (language, size) => {
  const app = await openScreen('/message', { language, size, answers: told })
  await expect.element(app.frame.getByTestId('conversation').first()).toBeVisible()
  expect(app.frame.getByTestId('conversation').elements()).toHaveLength(conversations.length)
  await expect.element(app.frame.getByTestId('nimbo').getByText('Your certification wasn’t approved')).toBeVisible()
  await expectAccessible(app)
})

test('what Nimbo says is behind its row', async () => {
  const app = await openScreen('/message', { answers: told })
  await app.frame.getByTestId('nimbo').click()
  await expect.element(app.frame.getByText('Insulting another viewer').first()).toBeVisible()
})

test('strangers wait in a list of their own', async () => {
  const app = await openScreen('/message')
  await expect.element(app.frame.getByTestId('requests').getByText('2 unread')).toBeInTheDocument()
  await app.frame.getByTestId('requests').click()
  await expect.poll(() => app.frame.getByTestId('conversation').elements().length).toBe(requests.length)
})

test('a new message moves to the top and is counted on the way to the messages', async () => {
  const app = await openScreen('/message')
  await expect.poll(() => app.realtime.follows(realtime.channel)).toBe(true)
  const asked = app.answers.sentTo(Message.getConversations).length
  app.answers.set(answer(Message.getUnread, { nums: 6, requests: 2 }))
  const message = said(7, marina.id, 'more', 1_763_400_000)
  app.realtime.push(realtime.channel, { _method_: 'PrivateMsg', id: 'e1', uid: marina.id, touid: me.id, message })
  await expect.poll(() => app.answers.sentTo(Message.getConversations).length).toBeGreaterThan(asked)
  await expect.poll(() => app.answers.sentTo(Message.setDelivered)).toContainEqual({ touid: marina.id, seq: 7 })
})

test('whom to write to is found by name', async () => {
  const app = await openScreen('/message')
  await app.frame.getByTestId('new-message').click()
  await app.frame.getByRole('searchbox', { name: 'Search people' }).fill('bia')
  await app.frame.getByTestId('write-to').first().click()
  await expect.poll(() => app.path).toContain('/chat?touid=')
})

test('the host is written to over the room, which stays', async () => {
  const app = await openScreen(roomPath)
  await app.frame.getByTestId('more').click()
  await app.frame.getByTestId('message-host').click()
  const sheet = app.frame.getByTestId('message-sheet')
  await expect.element(sheet.getByTestId('bubble').first()).toBeVisible()
  expect(app.path).toBe(roomPath)
  expect(await app.violations()).toEqual([])
})

test('a host on air reports what somebody wrote in private without leaving the live', async () => {
  const { app } = await goOnAir({ answers: [answer(Reports.setReport, {})] })
  const name = app.frame.getByTestId('chat-list').getByCss('[data-name]').first()
  await name.click()
  await app.frame.getByTestId('person-message').click()
  const sheet = app.frame.getByTestId('message-sheet')
  await expect.element(sheet.getByTestId('bubble').first()).toBeVisible()
  await sheet.getByRole('button', { name: 'More' }).click()
  await app.frame.getByTestId('report-messages').click()
  await app.frame.getByTestId('choice-2').click()
  await app.frame.getByTestId('report-send').click()
  await expect.element(app.frame.getByTestId('report-sent')).toBeVisible()
  await expect.poll(() => app.answers.sentTo(Reports.setReport)).toMatchObject([{ classid: 2, seq: 6, stream: '' }])
  expect(app.path).toBe('/liveAnchor')
  await expect.element(app.frame.getByCss('[data-on-air="true"]')).toBeInTheDocument()
})
