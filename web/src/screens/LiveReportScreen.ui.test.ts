import { Moderation, Reports } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken, refusal } from '../testing/answers.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { bia } from '../testing/samples/people.ts'
import { room } from '../testing/samples/rooms.ts'

const path = `/liveReport?touid=${bia.id}&liveuid=${bia.id}&stream=${room.stream}`

test.each(['en', 'ar'] as const)('a report needs a reason, takes words, and says that it was sent, in %s', async (language) => {
  const app = await openScreen(path, { language, answers: [answer(Reports.setReport, {})] })
  const send = app.frame.getByTestId('report-send')
  await expect.element(send).toBeDisabled()
  await app.frame.getByTestId('choice-1').click()
  await app.frame.getByRole('textbox').fill(`${'x'.repeat(199)} y z`)
  await expectAccessible(app)
  await send.click()
  await expect.element(app.frame.getByTestId('report-sent')).toBeVisible()
  await expectAccessible(app)
  const [sent] = app.answers.sentTo(Reports.setReport)
  expect(sent).toMatchObject({ touid: bia.id, classid: 1, stream: room.stream })
  expect(sent!.content!.length).toBeLessThanOrEqual(200)
})

test('a refusal is told in the server’s words and can be tried again', async () => {
  const app = await openScreen(path, { answers: [answer(Reports.setReport, refusal(Reports.setReport, 'Yourself', 'That is you'))] })
  await app.frame.getByTestId('choice-2').click()
  await app.frame.getByTestId('report-send').click()
  await expect.element(app.frame.getByRole('alert')).toHaveTextContent('That is you')
  app.answers.set(answer(Reports.setReport, {}))
  await app.frame.getByTestId('report-send').click()
  await expect.element(app.frame.getByTestId('report-sent')).toBeVisible()
})

test('somebody who is gone, and reasons that do not load', async () => {
  const app = await openScreen(path, { answers: [answer(Moderation.getPop, refusal(Moderation.getPop, 'NoSuchPerson'))] })
  await expect.element(app.frame.getByText('This account doesn’t exist anymore')).toBeVisible()
  app.answers.set(answer(Moderation.getPop, broken))
  await app.reload()
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
})

test('a stranger is asked to log in first', async () => {
  const app = await openScreen(path, { signedIn: false })
  await expect.element(app.frame.getByRole('dialog')).toBeVisible()
  expect(app.path).not.toContain('liveReport')
})
