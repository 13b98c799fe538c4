import { Banner } from '@nimbo/contract/operator'
import { answer, broken, refusal } from '@nimbo/web/testing/answers.ts'
import { expectAccessible } from '@nimbo/web/testing/openScreen.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openConsole } from '../testing/openConsole.ts'

/** A picture of another shape than a banner, made here. */
async function chosenFile(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 })
  canvas.getContext('2d')!.fillRect(20, 20, 100, 100)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  return new File([blob!], 'banner.png', { type: 'image/png' })
}

test('a banner is put up with a picture, cut to its shape', async () => {
  const app = await openConsole('/banners', { answers: [answer(Banner.create, refusal(Banner.create, 'Full'))] })
  await app.frame.getByRole('button', { name: 'Add a banner' }).click()
  const dialog = app.frame.getByRole('dialog')
  const put = dialog.getByRole('button', { name: 'Put it up' })
  await dialog.getByLabelText('Name').fill('Samba Night Cup')
  await expect.element(put).toBeDisabled()
  await userEvent.upload(dialog.getByLabelText('Picture'), await chosenFile())
  await dialog.getByLabelText('Leads to').fill('/live/class?liveclassid=1')
  await expect.element(put).toBeEnabled()
  await expectAccessible(app)
  await put.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Ten banners are up. Take one down first.')
  app.answers.set(answer(Banner.create, { id: 4 }))
  await put.click()
  await expect.element(dialog).not.toBeInTheDocument()
  const sent = app.answers.sentTo(Banner.create).at(-1)!
  expect(sent).toMatchObject({ title: 'Samba Night Cup', url: '/live/class?liveclassid=1', from: 0, until: 0 })
  const drawn = await createImageBitmap(new Blob([Uint8Array.from(atob(sent.picture), (c) => c.charCodeAt(0))]))
  expect([drawn.width, drawn.height]).toEqual([720, 208])
})

test('banners are ordered, changed and taken down', async () => {
  const app = await openConsole('/banners', {
    answers: [answer(Banner.setOrder, {}), answer(Banner.change, {}), answer(Banner.retire, {})],
  })
  await app.frame.getByRole('button', { name: 'Move Samba Night Cup down' }).click()
  await expect.poll(() => app.answers.sentTo(Banner.setOrder).map(({ ids }) => ids)).toEqual(['2,1,3'])
  const row = app.frame.getByRole('listitem').filter({ hasText: 'Samba Night Cup' })
  await row.getByRole('button', { name: 'Change…' }).click()
  await app.frame.getByRole('dialog').getByLabelText('Name').fill('Samba Cup')
  await app.frame.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => app.answers.sentTo(Banner.change).at(-1)).toMatchObject({ id: 1, title: 'Samba Cup' })
  await row.getByRole('button', { name: 'Take down…' }).click()
  await app.frame.getByRole('dialog').getByRole('button', { name: 'Take down' }).click()
  await expect.poll(() => app.answers.sentTo(Banner.retire).at(-1)).toMatchObject({ id: 1 })
})

test('none, and a failure', async () => {
  const app = await openConsole('/banners', { answers: [answer(Banner.getBanners, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Banner.getBanners, []))
  await app.frame.getByRole('alert').getByRole('button').click()
  await expect.element(app.frame.getByText('No banners')).toBeVisible()
})
