import { Home, Live, Translation } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, refusal, unreachable } from '../../../testing/answers.ts'
import type { Answer } from '../../../testing/answers.ts'
import { FakeTranslator } from '../../../testing/FakeTranslator.ts'
import { expectAccessible, openScreen } from '../../../testing/openScreen.ts'
import type { ScreenOptions } from '../../../testing/openScreen.ts'
import { bia, me } from '../../../testing/samples/people.ts'
import { pinned, roomChannels } from '../../../testing/samples/roomEvents.ts'
import { config, line, roomPath } from '../../../testing/samples/rooms.ts'

/** Lines of one person are told apart by the request they came with. */
const said = (seq: number, ...given: [from: typeof bia, text: string]) => ({ ...line(seq, ...given), mid: `m${seq}` })

async function openRoom(options: ScreenOptions = {}) {
  const app = await openScreen(roomPath, options)
  const realtime = roomChannels(app.realtime)
  await expect.poll(realtime.areFollowed).toBe(true)
  realtime.publishFrame([said(5, bia, 'boa noite!'), said(6, bia, 'que voz')], { from: 5, to: 6 })
  return { app, realtime, lineOf: (seq: number) => app.frame.getByCss(`[data-seq="${seq}"]`) }
}
const withServer = (...more: Answer[]) => [answer(Home.getConfig, { ...config('en'), translate_switch: 1 as const }), ...more]
const all = { 'translate-chat': 'all' }

test.each(['en', 'ar'] as const)(
  'the device translates every line in another language, with the original one tap away: %s',
  async (language) => {
    const device = new FakeTranslator()
    const { app, lineOf } = await openRoom({ language, before: device.put, stored: all })
    const [evening, label] = language === 'en' ? ['good evening!', 'Translated on your device'] : ['مساء الخير!', 'تمت الترجمة على جهازك']
    const first = lineOf(5)
    await expect.element(first.getByText(evening)).toBeVisible()
    await expect.element(first.getByTestId('translation')).toMatchTextContent(label)
    expect(first.getByText(evening).element().getAttribute('lang')).toBe(language === 'en' ? 'en-GB' : 'ar-u-nu-latn')
    await expectAccessible(app)
    await first.getByTestId('translation').getByRole('button').click()
    await expect.element(first.getByText('boa noite!')).toBeVisible()
    expect(first.getByText('boa noite!').element().getAttribute('lang')).toBe('pt')
    await first.getByTestId('translation').getByRole('button').click()
    await expect.element(first.getByText(evening)).toBeVisible()
  },
)

test('lines in my language, my own, and what has no words are left alone; names and emoji stay', async () => {
  const device = new FakeTranslator()
  const { realtime, lineOf } = await openRoom({ before: device.put, stored: all })
  const texts = ['which song is next?', '👏👏 @bia', 'hmm zzt', '@Bia boa noite gente 🎉']
  realtime.publishFrame(
    texts.map((text, n) => said(7 + n, bia, text)),
    { from: 7, to: 10 },
  )
  realtime.publishFrame([said(11, me, 'boa noite!')], { from: 11, to: 11 })
  await expect.element(lineOf(10).getByText('@Bia good evening everyone 🎉')).toBeVisible()
  await expect.element(lineOf(5).getByText('good evening!')).toBeVisible()
  for (const seq of [7, 8, 9, 11]) await expect.element(lineOf(seq)).toBeVisible()
  for (const seq of [7, 8, 9, 11]) await expect.element(lineOf(seq).getByTestId('translation')).not.toBeInTheDocument()
  expect(device.translated).not.toContain('which song is next?')
})

test('by default a line is translated when it is tapped, and a download waits for that', async () => {
  const device = new FakeTranslator()
  device.availability = 'downloadable'
  const { app, lineOf } = await openRoom({ before: device.put })
  const offer = lineOf(3).getByRole('button', { name: 'Translate', exact: true })
  await expect.element(offer).toBeVisible()
  expect(device.made).toEqual([])
  await offer.click()
  await expect.element(lineOf(3).getByText('good evening')).toBeVisible()
  expect([device.made, device.translated]).toEqual([['ar en'], ['مساء الخير']])
  await expectAccessible(app)
  // The same is reached with keys, from the sheet of a line.
  ;(app.frame.getByTestId('chat-list').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}')
  await app.frame.getByTestId('translate-line').click()
  await expect.element(lineOf(6).getByTestId('translation')).toMatchTextContent('Translated on your device')
})

test('where the device has none our server translates, and says so', async () => {
  const { app, lineOf } = await openRoom({
    stored: all,
    answers: withServer(
      answer(Translation.translate, ({ content }) => ({ content: content === 'boa noite!' ? 'good evening!' : content, from: 'pt' })),
    ),
  })
  await expect.element(lineOf(5).getByText('good evening!')).toBeVisible()
  await expect.element(lineOf(5).getByTestId('translation')).toMatchTextContent('Translated by Nimbo')
  // A translation the server returns unchanged is in my language already.
  await expect.element(lineOf(6).getByTestId('translation')).not.toBeInTheDocument()
  await expectAccessible(app)
})

test('a server that is away is told once somebody asks, and the chat goes on', async () => {
  const { app, realtime, lineOf } = await openRoom({
    answers: withServer(answer(Translation.translate, refusal(Translation.translate, 'TranslatorAway'))),
  })
  await lineOf(3).getByRole('button', { name: 'Translate', exact: true }).click()
  await expect.element(app.frame.getByText('Couldn’t translate this message')).toBeVisible()
  app.answers.set(answer(Translation.translate, unreachable))
  await lineOf(3).getByRole('button', { name: 'Translate', exact: true }).click()
  app.answers.set(answer(Live.sendMsg, ({ content, client_request_id: mid }) => ({ message: { ...line(8, me, content), mid } })))
  realtime.publishFrame([said(7, bia, 'still here')], { from: 7, to: 7 })
  await expect.element(lineOf(7)).toBeVisible()
  await app.frame.getByTestId('chat-input').fill('me too')
  await app.frame.getByTestId('chat-send').click()
  await expect.element(app.frame.getByText('me too')).toBeVisible()
})

test('how much is translated is chosen in the sheet, and remembered', async () => {
  const device = new FakeTranslator()
  const { app, lineOf } = await openRoom({ before: device.put })
  await expect.element(lineOf(3).getByRole('button', { name: 'Translate', exact: true })).toBeVisible()
  const choose = async (name: string) => {
    await app.frame.getByTestId('more').click()
    await app.frame.getByTestId('translate-chat').click()
    await expectAccessible(app)
    await app.frame.getByRole('radio', { name }).click()
  }
  await choose('All messages in other languages')
  await expect.element(lineOf(5).getByText('good evening!')).toBeVisible()
  expect(app.window.localStorage.getItem('translate-chat')).toBe('all')
})

test('switched off, nothing is offered or asked', async () => {
  const device = new FakeTranslator()
  const { lineOf } = await openRoom({ before: device.put, stored: { 'translate-chat': 'off' } })
  await expect.element(lineOf(3)).toBeVisible()
  await expect.element(lineOf(3).getByTestId('translation')).not.toBeInTheDocument()
  expect(device.translated).toEqual([])
})

test('with nobody who translates there is nothing to choose', async () => {
  const { app, lineOf } = await openRoom()
  await expect.element(lineOf(3)).toBeVisible()
  await app.frame.getByTestId('more').click()
  await expect.element(app.frame.getByText(/Chat for screen readers/).first()).toBeVisible()
  await expect.element(app.frame.getByTestId('translate-chat')).not.toBeInTheDocument()
})

test('what is pinned is translated as well', async () => {
  const device = new FakeTranslator()
  const { app, realtime } = await openRoom({ before: device.put, stored: all })
  realtime.publish('room', pinned('boa noite gente').event)
  await expect.element(app.frame.getByTestId('pinned').getByText('good evening everyone')).toBeVisible()
})
