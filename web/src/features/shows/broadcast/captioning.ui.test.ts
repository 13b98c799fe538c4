import { Captions } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, refusal, unreachable } from '../../../testing/answers.ts'
import { FakeSpeech } from '../../../testing/FakeSpeech.ts'
import { goOnAir } from '../../../testing/goOnAir.ts'
import { expectAccessible, shortenTimers } from '../../../testing/openScreen.ts'
import { showEnded } from '../../../testing/samples/roomEvents.ts'

async function onAir(speech = new FakeSpeech()) {
  const opened = await goOnAir({
    answers: [answer(Captions.sendCaption, {})],
    before: (frame) => {
      speech.put(frame)
      shortenTimers(300, 500, 600, 1200)(frame)
    },
  })
  const { app } = opened
  const sent = () => app.answers.sentTo(Captions.sendCaption).map(({ content, final }) => [content, Number(final)])
  const openSheet = async () => {
    await app.frame.getByTestId('more').click()
    await app.frame.getByTestId('captioning').click()
  }
  const turnOn = async () => {
    await openSheet()
    await app.frame.getByRole('switch', { name: 'Show captions to viewers' }).click()
  }
  return { ...opened, speech, sent, openSheet, turnOn }
}

test('the host turns captions on, is told who may hear, and what is said goes out', async () => {
  const { app, speech, sent, turnOn } = await onAir()
  expect(speech.made).toHaveLength(0)
  await turnOn()
  await expect.element(app.frame.getByTestId('captioning-privacy')).toMatchTextContent('Its maker may receive and process the sound')
  await expectAccessible(app)
  await expect.poll(() => speech.listening?.lang).toBe('en-US')
  speech.hear('good evening', false)
  await expect.poll(sent).toEqual([['good evening', 0]])
  speech.hear('good evening everyone', true)
  await expect.poll(sent).toEqual([
    ['good evening', 0],
    ['good evening everyone', 1],
  ])
  await app.frame.getByTestId('choice-pt').click()
  await expect.poll(() => speech.listening?.lang).toBe('pt-BR')
  expect(app.window.localStorage.getItem('caption-language')).toBe('pt')
})

test('a device that needs nobody else says so', async () => {
  const speech = new FakeSpeech()
  speech.local = ['en-US']
  const { app, openSheet } = await onAir(speech)
  await openSheet()
  await expect.element(app.frame.getByTestId('captioning-privacy')).toMatchTextContent('Your device turns your voice into text by itself')
})

test('a muted microphone sends none, and neither does a show that is over', async () => {
  const { app, speech, sent, turnOn, realtime } = await onAir()
  await turnOn()
  await app.frame.getByRole('button', { name: 'Done' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => speech.listening).toBeTruthy()
  await app.frame.getByRole('group', { name: 'Camera' }).getByRole('button', { name: 'Mic' }).click()
  await expect.poll(() => speech.listening).toBeUndefined()
  await app.frame.getByRole('group', { name: 'Camera' }).getByRole('button', { name: 'Mic' }).click()
  await expect.poll(() => speech.listening).toBeTruthy()
  realtime.publish('room', showEnded.event)
  await expect.poll(() => speech.listening).toBeUndefined()
  expect(sent()).toEqual([])
})

test('a recogniser that stops is asked again; one that refuses is told; the studio goes on', async () => {
  const { app, speech, sent, turnOn } = await onAir()
  await turnOn()
  await expect.poll(() => speech.listening).toBeTruthy()
  for (const error of ['network', 'no-speech']) {
    const before = speech.made.length
    speech.fail(error)
    await expect.poll(() => speech.made.length).toBe(before + 1)
  }
  app.answers.set(answer(Captions.sendCaption, unreachable))
  speech.hear('lost', true)
  await expect.poll(() => sent().length).toBeGreaterThan(0)
  app.answers.set(answer(Captions.sendCaption, refusal(Captions.sendCaption, 'SensitiveWord')))
  speech.hear('not said', true)
  await expect.poll(() => sent().at(-1)).toEqual(['not said', 1])
  app.answers.set(answer(Captions.sendCaption, {}))
  speech.hear('heard', true)
  await expect.poll(() => sent().at(-1)).toEqual(['heard', 1])
  speech.fail('not-allowed')
  await expect.element(app.frame.getByText('Your browser doesn’t allow captions in this language')).toBeVisible()
  await expect.element(app.frame.getByCss('[data-on-air="true"]')).toBeInTheDocument()
})

test('a browser that understands no speech offers none', async () => {
  const { app } = await goOnAir()
  await app.frame.getByTestId('more').click()
  await expect.element(app.frame.getByTestId('change-room-type')).toBeVisible()
  await expect.element(app.frame.getByTestId('captioning')).not.toBeInTheDocument()
})
