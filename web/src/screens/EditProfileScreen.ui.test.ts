import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'

async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(640, 480)
  canvas.getContext('2d')!.fillRect(0, 0, 640, 480)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'IMG_2034.png', { type: 'image/png' })
}

test.each(['en', 'ar'] as const)('a photo is cut to size before it goes, in %s', async (language) => {
  const app = await openScreen('/user/edit', { language })
  await userEvent.upload(app.frame.getByCss('input[type="file"]'), await photo())
  await expect.element(app.frame.getByTestId('cropper')).toBeVisible()
  await expectAccessible(app)
})

test('a file that is no photo is refused here', async () => {
  const app = await openScreen('/user/edit')
  const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.png', { type: 'image/png' })
  await userEvent.upload(app.frame.getByCss('input[type="file"]'), drawing)
  await expect.element(app.frame.getByRole('alert').first()).toBeVisible()
  expect(app.frame.getByTestId('cropper').elements()).toEqual([])
})
