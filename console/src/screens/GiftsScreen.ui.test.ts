import { Catalogue } from '@nimbo/contract/operator'
import { answer, broken, refusal } from '@nimbo/web/testing/answers.ts'
import { expectAccessible } from '@nimbo/web/testing/openScreen.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openConsole } from '../testing/openConsole.ts'
import { gifts } from '../testing/samples.ts'

test('a gift is changed: the preview follows, the economy is checked and the price is sent', async () => {
  const app = await openConsole('/gifts?id=24', { answers: [answer(Catalogue.change, refusal(Catalogue.change, 'BadPeriod'))] })
  const tile = app.frame.getByTestId('tile')
  await expect.element(tile).toMatchTextContent(/Rocket/)
  await expect.element(tile).toMatchTextContent(/1,999/)
  await app.frame.getByLabelText('Price in coins').fill('2100')
  await expect.element(tile).toMatchTextContent(/2,100/)
  await expect.element(app.frame.getByText('The anchor receives 1,050 (50 %)')).toBeVisible()
  await expect.element(app.frame.getByText('Economy is safe')).toBeVisible()
  await app.frame.getByLabelText('Mark').selectOptions('Guards only')
  await expect.element(tile).toMatchTextContent(/Guard/)
  await app.frame.getByLabelText('Language').selectOptions('Arabic')
  await expect.element(tile).toMatchTextContent(/صاروخ/)
  await expectAccessible(app)
  const save = app.frame.getByRole('button', { name: 'Save' })
  await save.click()
  await expect.element(app.frame.getByText('The season would end before it begins.')).toBeVisible()
  app.answers.set(answer(Catalogue.change, {}))
  await save.click()
  await expect.element(app.frame.getByText('Saved. The app shows it within seconds.')).toBeVisible()
  await expect
    .poll(() => app.answers.sentTo(Catalogue.change).at(-1))
    .toMatchObject({
      id: 24,
      price: 2100,
      mark: 2,
      name_ar: 'صاروخ',
      effect: 'rocket-launch',
    })
})

test('its effect plays in the frame', async () => {
  const app = await openConsole('/gifts?id=13')
  await app.frame.getByRole('button', { name: 'Play the effect' }).click()
  await expect.element(app.frame.getByTestId('effect').getByCss('svg').first()).toBeInTheDocument()
  await app.frame.getByLabelText('Effect').selectOptions('None')
  await expect.element(app.frame.getByRole('button', { name: 'No effect' })).toBeDisabled()
})

test('nothing is saved with a price out of bounds, a missing name or an unsafe economy', async () => {
  const unsafe = { percent: 90, votes: 9, safe: 0 as const, payback: '', limit: '0.85', lines: ['pack 101: 1.48: gift at 90 %'] }
  const app = await openConsole('/gifts?id=3')
  const save = app.frame.getByRole('button', { name: 'Save' })
  await expect.element(save).toBeEnabled()
  await app.frame.getByLabelText('Price in coins').fill('20001')
  await expect.element(app.frame.getByText('The price is 1 to 20,000 coins.')).toBeVisible()
  await expect.element(save).toBeDisabled()
  await app.frame.getByLabelText('Price in coins').fill('10')
  await app.frame.getByLabelText('French').fill(' ')
  await expect.element(app.frame.getByText('A name is missing.')).toBeVisible()
  await app.frame.getByLabelText('French').fill('Rose')
  await expect.element(save).toBeEnabled()
  app.answers.set(answer(Catalogue.check, unsafe))
  await app.frame.getByLabelText('Price in coins').fill('11')
  await expect.element(app.frame.getByText('pack 101: 1.48: gift at 90 %')).toBeVisible()
  await expect.element(save).toBeDisabled()
})

test('a gift is retired and brought back', async () => {
  const app = await openConsole('/gifts?id=3', { answers: [answer(Catalogue.retire, {}), answer(Catalogue.restore, {})] })
  await app.frame.getByRole('button', { name: 'Retire…' }).click()
  await app.frame.getByLabelText('Reason (optional)').fill('rarely sent')
  await app.frame.getByRole('dialog').getByRole('button', { name: 'Retire' }).click()
  await expect.poll(() => app.answers.sentTo(Catalogue.retire).at(-1)).toMatchObject({ id: 3, reason: 'rarely sent' })
  await app.frame.getByRole('button', { name: 'Retired', exact: true }).click()
  await app.frame.getByRole('button', { name: /Encore Mic/ }).click()
  await app.frame.getByRole('button', { name: 'Bring back' }).click()
  await expect.poll(() => app.answers.sentTo(Catalogue.restore).at(-1)).toMatchObject({ id: 10 })
})

test('a new one asks for everything it needs; the list can be filtered, and fail', async () => {
  const app = await openConsole('/gifts', { answers: [answer(Catalogue.getGifts, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Catalogue.getGifts, gifts))
  await app.frame.getByRole('alert').getByRole('button').click()
  await app.frame.getByRole('button', { name: 'Doodle', exact: true }).click()
  await expect.element(app.frame.getByRole('list', { name: 'Gifts' }).getByRole('listitem')).toMatchTextContent(/Doodle/)
  await app.frame.getByRole('button', { name: 'New' }).click()
  await expect.element(app.frame.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
  await expect.element(app.frame.getByText('A name is missing.')).toBeVisible()
})

test('a picture and an effect are sent as they are chosen, and a file that is refused says why', async () => {
  const object = '7b7f2ad4-6c0e-4a55-9a5e-0c6c1b8a3f10'
  const url = `/upload/gift/${object}`
  const ready = { state: 'ready' as const, reason: '', seconds: 0 }
  const app = await openConsole('/gifts?id=3', {
    answers: [
      answer(Catalogue.addFile, { object, url }),
      answer(Catalogue.getFile, { ...ready, address: '/gifts/rocket.svg' }),
      answer(Catalogue.change, {}),
    ],
  })
  const sent: string[] = []
  const { fetch: fetchBefore } = app.window
  app.window.fetch = async (input, init) => {
    if (init?.method !== 'PUT') return fetchBefore(input, init)
    sent.push(`${input as string} ${(init.body as File).name}`)
    return new app.window.Response(null, { status: 204 })
  }
  const effect = app.frame.getByLabelText('New effect')
  await userEvent.upload(app.frame.getByLabelText('New picture'), new File(['a'], 'rose.png'))
  await expect.element(app.frame.getByTestId('tile').getByCss('img[src="/gifts/rocket.svg"]')).toBeVisible()
  app.answers.set(answer(Catalogue.getFile, { state: 'refused', reason: 'This film has no transparency.', seconds: 0, address: '' }))
  await userEvent.upload(effect, new File(['a'], 'rose.mp4'))
  await expect.element(app.frame.getByText('This film has no transparency.')).toBeVisible()
  await userEvent.upload(effect, new File(['a'.repeat(300_001)], 'rose.json'))
  await expect.element(app.frame.getByText('The file is too large: 300 KB are allowed.')).toBeVisible()
  app.answers.set(answer(Catalogue.getFile, { ...ready, address: '/effects/goal.json', seconds: 3 }))
  await userEvent.upload(effect, new File(['{}'], 'rose.json'))
  await expect.element(app.frame.getByLabelText('Effect', { exact: true })).toHaveValue('/effects/goal.json')
  await expect.poll(() => app.answers.sentTo(Catalogue.addFile).map(({ kind }) => kind)).toEqual(['picture', 'video', 'lottie'])
  expect(sent).toEqual(['rose.png', 'rose.mp4', 'rose.json'].map((name) => `${url} ${name}`))
  await app.frame.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => app.answers.sentTo(Catalogue.change).at(-1))
    .toMatchObject({ icon: '/gifts/rocket.svg', effect: '/effects/goal.json' })
})
