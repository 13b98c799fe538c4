import { Certification } from '@nimbo/contract/operator'
import { answer, broken, refusal } from '@nimbo/web/testing/answers.ts'
import { expectAccessible } from '@nimbo/web/testing/openScreen.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openConsole } from '../testing/openConsole.ts'
import { application, applications } from '../testing/samples.ts'

const details = answer(Certification.getDetail, ({ id }) => ({
  ...application,
  ...applications.list.find((one) => one.id === Number(id)),
}))

test('by keys: through the queue, a reason, rejected; the next one is there', async () => {
  const app = await openConsole('/certification', { answers: [details, answer(Certification.reject, {})] })
  await expect.element(app.frame.getByRole('region', { name: 'Queue' }).getByText('7 waiting')).toBeVisible()
  app.window.focus()
  await userEvent.keyboard('j')
  const heading = (name: string) => app.frame.getByRole('heading', { level: 2, name })
  await expect.element(heading('Rafaela Okoye dos Santos')).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(heading('Diego Paz Herrera')).toBeVisible()
  await userEvent.keyboard('k')
  await expect.element(heading('Rafaela Okoye dos Santos')).toBeVisible()
  await expect.element(app.frame.getByRole('img', { name: /^Photo of/ })).toBeVisible()
  const reject = app.frame.getByRole('button', { name: 'Reject' })
  await expect.element(reject).toBeDisabled()
  await userEvent.keyboard('1')
  await expect.element(app.frame.getByText('Foto pouco nítida')).toBeVisible()
  await expect.element(app.frame.getByText(/Sent in Portuguese/)).toBeVisible()
  await expectAccessible(app)
  await userEvent.keyboard('r')
  expect(app.answers.sentTo(Certification.reject)).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Diego Paz Herrera')).toBeVisible()
  await expect.poll(() => app.answers.sentTo(Certification.reject)).toEqual([{ id: 4471, reason: 'photo_unclear', note: '' }])
})

test('approving; a colleague was faster', async () => {
  const app = await openConsole('/certification?id=4471', { answers: [details] })
  app.answers.set(answer(Certification.approve, refusal(Certification.approve, 'DecidedAlready')))
  const approve = app.frame.getByRole('button', { name: 'Approve' })
  await approve.click()
  await expect.element(app.frame.getByText('Someone has already decided this.')).toBeVisible()
  app.answers.set(answer(Certification.approve, {}))
  await app.frame.getByLabelText('Note for the team (optional)').fill('all good')
  await approve.click()
  await expect.poll(() => app.answers.sentTo(Certification.approve).at(-1)).toEqual({ id: 4471, note: 'all good' })
  await expect.element(app.frame.getByRole('heading', { level: 2, name: 'Diego Paz Herrera' })).toBeVisible()
})

test('a photo is asked for once for each look, and again when it did not arrive', async () => {
  const app = await openConsole('/certification?id=4471', {
    answers: [details, answer(Certification.viewPhoto, { url: '/nothing/here.webp' })],
  })
  const again = app.frame.getByRole('button', { name: 'Load again' })
  await expect.element(again).toBeVisible()
  await expect.poll(() => app.answers.sentTo(Certification.viewPhoto)).toEqual([{ id: 4471 }])
  app.answers.set(answer(Certification.viewPhoto, { url: '/avatars/rafa.svg' }))
  await again.click()
  await expect.element(app.frame.getByRole('img', { name: /^Photo of/ })).toBeVisible()
  await expect.poll(() => app.answers.sentTo(Certification.viewPhoto)).toHaveLength(2)
})

test('keys do nothing while somebody types', async () => {
  const app = await openConsole('/certification?id=4471', { answers: [details] })
  await app.frame.getByLabelText('Note for the team (optional)').fill('')
  await userEvent.type(app.frame.getByLabelText('Note for the team (optional)'), 'jar 1')
  await expect.element(app.frame.getByLabelText('Note for the team (optional)')).toHaveValue('jar 1')
  expect(app.frame.getByRole('button', { name: /Photo unclear/, pressed: true }).elements()).toEqual([])
})

test('an empty queue', async () => {
  const empty = { ...applications, list: [], waiting: 0, again: 0, young: 0 }
  const app = await openConsole('/certification', { answers: [answer(Certification.getQueue, empty)] })
  await expect.element(app.frame.getByText('Nothing to review')).toBeVisible()
  await expectAccessible(app)
})

test('a server that does not answer', async () => {
  const app = await openConsole('/certification', { answers: [answer(Certification.getQueue, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
})
