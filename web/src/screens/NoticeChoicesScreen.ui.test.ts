import { Notice } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken, refusal } from '../testing/answers.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { choices } from '../testing/samples/notices.ts'

/** A server that remembers what was chosen. */
function remembering() {
  let now = structuredClone(choices)
  return [
    answer(Notice.getChoices, () => now),
    answer(Notice.setChoice, ({ topic, channel, on }) => {
      now = { ...now, topics: now.topics.map((one) => (one.topic === topic ? { ...one, [channel]: Number(on) as 0 | 1 } : one)) }
      return {}
    }),
    answer(Notice.setQuiet, ({ quiet, quiet_from, quiet_to, zone }) => {
      now = { ...now, quiet: Number(quiet) as 0 | 1, quiet_from: Number(quiet_from), quiet_to: Number(quiet_to), zone }
      return {}
    }),
  ]
}

test('settings lead here, and every topic has its switches; what is about money or the account is locked', async () => {
  const app = await openScreen('/setting', { answers: remembering() })
  await app.frame.getByCss('a[href="/setting/notices"]').click()
  await expect.poll(() => app.path).toBe('/setting/notices')
  await expect.element(app.frame.getByTestId('choice-live')).toBeVisible()
  await expectAccessible(app)
  const switches = (topic: string) => app.frame.getByTestId(`choice-${topic}`).getByRole('switch').elements().length
  expect(['live', 'follower', 'message', 'money', 'coins', 'certification', 'report', 'sanction'].map(switches)).toEqual([
    2, 2, 1, 1, 1, 1, 1, 1,
  ])
  await expect.element(app.frame.getByRole('img', { name: 'Payments and withdrawals: inbox, always on' })).toBeVisible()
})

test('a switch is sent and stays', async () => {
  const app = await openScreen('/setting/notices', { answers: remembering() })
  const push = app.frame.getByRole('switch', { name: 'New followers: push' })
  await expect.element(push).toHaveAttribute('aria-checked', 'false')
  await push.click()
  await expect.element(push).toHaveAttribute('aria-checked', 'true')
  const inbox = app.frame.getByRole('switch', { name: 'Hosts you follow: inbox' })
  await inbox.click()
  await expect.element(inbox).toHaveAttribute('aria-checked', 'false')
  await expect
    .poll(() => app.answers.sentTo(Notice.setChoice))
    .toEqual([
      { topic: 'follower', channel: 'push', on: 1 },
      { topic: 'live', channel: 'inbox', on: 0 },
    ])
})

test('one that the server refuses goes back, with its words', async () => {
  const app = await openScreen('/setting/notices', {
    answers: [answer(Notice.setChoice, refusal(Notice.setChoice, 'AlwaysOn', 'These notifications stay on'))],
  })
  const push = app.frame.getByRole('switch', { name: 'Hosts you follow: push' })
  await push.click()
  await expect.element(app.frame.getByText('These notifications stay on')).toBeVisible()
  await expect.element(push).toHaveAttribute('aria-checked', 'true')
})

test('quiet hours are those of the clock of this device', async () => {
  const app = await openScreen('/setting/notices', { answers: remembering() })
  await expect.element(app.frame.getByLabelText('From')).toHaveValue('1380')
  await app.frame.getByLabelText('From').selectOptions('1320')
  await expect.element(app.frame.getByLabelText('From')).toHaveValue('1320')
  await app.frame.getByRole('switch', { name: 'Quiet hours' }).click()
  await expect.element(app.frame.getByLabelText('From')).not.toBeInTheDocument()
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions()
  await expect
    .poll(() => app.answers.sentTo(Notice.setQuiet))
    .toEqual([
      { quiet: 1, quiet_from: 1320, quiet_to: 480, zone },
      { quiet: 0, quiet_from: 1320, quiet_to: 480, zone },
    ])
})

test('a server that does not answer leaves what belongs to the device', async () => {
  const app = await openScreen('/setting/notices', { language: 'ar', answers: [answer(Notice.getChoices, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  await expect.poll(() => app.frame.getByRole('switch').elements().length).toBeGreaterThan(0)
})
