import { Live } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, refusal } from '../../testing/answers.ts'
import { openScreen } from '../../testing/openScreen.ts'
import { entered, roomPath } from '../../testing/samples/rooms.ts'

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
