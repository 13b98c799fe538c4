import { Live } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, refusal } from '../../../testing/answers.ts'
import { openScreen } from '../../../testing/openScreen.ts'
import { bia } from '../../../testing/samples/people.ts'
import { entered, line, roomPath } from '../../../testing/samples/rooms.ts'

test('a listed word is warned of before it is sent; sent again, the server decides', async () => {
  const app = await openScreen(roomPath, {
    answers: [
      answer(Live.enterRoom, { ...entered, sensitive_words: ['casino'] }),
      answer(Live.sendMsg, refusal(Live.sendMsg, 'SensitiveWord')),
    ],
  })
  const input = app.frame.getByTestId('chat-input')
  await input.fill('the casino is open')
  await app.frame.getByTestId('chat-send').click()
  await expect.element(app.frame.getByText('This message may contain a word that isn’t allowed. Edit it or send it again.')).toBeVisible()
  expect(app.answers.sentTo(Live.sendMsg)).toEqual([])
  await expect.element(input).toHaveValue('the casino is open')
  await app.frame.getByTestId('chat-send').click()
  await expect.poll(() => app.answers.sentTo(Live.sendMsg).map(({ content }) => content)).toEqual(['the casino is open'])
  await expect.element(app.frame.getByText('This message contains words that aren’t allowed')).toBeVisible()
})

test('Enter that ends a word of an input method sends nothing; the next one sends what stands there', async () => {
  const app = await openScreen(roomPath, {
    answers: [answer(Live.sendMsg, ({ content }) => ({ message: line(5, bia, content) }))],
  })
  const input = app.frame.getByTestId('chat-input')
  await input.fill('你好')
  const field = input.element() as HTMLInputElement
  const enter = (init: object) => new app.window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })
  for (const press of [enter({ isComposing: true }), enter({ keyCode: 229 })]) {
    field.dispatchEvent(press)
    expect(press.defaultPrevented).toBe(true)
  }
  expect(app.answers.sentTo(Live.sendMsg)).toEqual([])
  field.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => app.answers.sentTo(Live.sendMsg).map(({ content }) => content)).toEqual(['你好'])
  await expect.element(input).toHaveValue('')
})

test('Arabic is written from the right in an English page, English from the left in an Arabic one, under a name of its own', async () => {
  const app = await openScreen(roomPath, {
    answers: [answer(Live.sendMsg, ({ content }) => ({ message: line(5, bia, content) }))],
  })
  const input = app.frame.getByRole('textbox', { name: 'Message' })
  await input.fill('مساء الخير يا Bia')
  const directionOf = () => app.window.getComputedStyle(input.element()).direction
  expect(directionOf()).toBe('rtl')
  await app.frame.getByTestId('chat-send').click()
  await expect.poll(() => app.answers.sentTo(Live.sendMsg).map(({ content }) => content)).toEqual(['مساء الخير يا Bia'])
  await input.fill('good evening')
  expect(directionOf()).toBe('ltr')
})
