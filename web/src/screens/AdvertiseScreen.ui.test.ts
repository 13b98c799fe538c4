import { Home } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken, refusal, unreachable } from '../testing/answers.ts'
import type { OpenApp } from '../testing/openApp.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { config } from '../testing/samples/rooms.ts'

const form = (app: OpenApp) => app.frame.getByTestId('lead-form')
const send = (app: OpenApp) => form(app).getByCss('button[type=submit]')

/** Alerts are in the page from the start, and empty. */
async function expectProblem(app: OpenApp): Promise<void> {
  const alerts = form(app).getByRole('alert')
  await expect.poll(() => alerts.elements().some((alert) => alert.textContent !== '')).toBe(true)
}

test.each(['en', 'pt', 'ar'] as const)(
  'what one would earn moves with the hand, and a contact that is none is refused, in %s',
  async (language) => {
    const app = await openScreen('/advertise', {
      language,
      signedIn: false,
      answers: [
        answer(Home.setLead, ({ contact }) => (contact.includes('nimbo') ? refusal(Home.setLead, 'BadContact', 'Check the contact') : {})),
      ],
    })
    const estimate = app.frame.getByTestId('estimate')
    await expect.element(estimate).toBeVisible()
    const before = estimate.element().textContent
    await app.frame.getByCss('img[src*="teddy-bear"]').first().click()
    await expect.poll(() => estimate.element().textContent).not.toBe(before)
    await expect.element(send(app)).toBeDisabled()
    await app.frame.getByTestId('lead-name').fill('نور الهدى')
    await app.frame.getByTestId('lead-contact').fill('nimbo')
    await app.frame.getByTestId('lead-about').fill('I paint on air.')
    await send(app).click()
    await expectProblem(app)
    await expectAccessible(app)
    await expect.element(app.frame.getByTestId('lead-about')).toHaveValue('I paint on air.')
    await app.frame.getByTestId('lead-contact').fill('2015550123')
    await send(app).click()
    await expect.element(app.frame.getByTestId('lead-sent')).toBeVisible()
    await expectAccessible(app)
  },
)

test('a server that does not answer is told, and what was typed is kept', async () => {
  const app = await openScreen('/advertise', { signedIn: false, answers: [answer(Home.setLead, unreachable)] })
  await app.frame.getByTestId('lead-name').fill('Omar')
  await app.frame.getByTestId('lead-contact').fill('2015550123')
  await send(app).click()
  await expectProblem(app)
  await expect.element(app.frame.getByTestId('lead-name')).toHaveValue('Omar')
  expect(app.frame.getByTestId('lead-sent').elements()).toEqual([])
})

test('what one would earn follows the share of gifts', async () => {
  const shares = (percent: number) => ({ ...config('en'), anchor_share: [{ kind: 'gift' as const, gift_kind: '', percent }] })
  const app = await openScreen('/advertise', { signedIn: false, answers: [answer(Home.getConfig, shares(40))] })
  await expect.element(app.frame.getByText(/For every 100 coins in gifts, you get 40 tickets\./)).toBeVisible()
  // A rose of 9 coins brings 3 tickets: 30 an hour, 15 hours, 4 weeks.
  await expect.element(app.frame.getByTestId('estimate').getByText('5,400')).toBeVisible()
})

test('without the share nothing is promised, until it can be read', async () => {
  const app = await openScreen('/advertise', { signedIn: false, answers: [answer(Home.getConfig, broken)] })
  const reload = app.frame.getByText('Couldn’t load. Tap to reload')
  await expect.element(reload).toBeVisible()
  expect(app.frame.getByTestId('estimate').elements()).toEqual([])
  app.answers.set(answer(Home.getConfig, config('en')))
  await reload.click()
  await expect.element(app.frame.getByTestId('estimate')).toBeVisible()
})
