import { Account } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/answers.ts'
import { openScreen } from '../../../testing/openScreen.ts'
import { blocked, viewers } from '../../../testing/samples/people.ts'
import { roomPath } from '../../../testing/samples/rooms.ts'

test('blocking somebody before the list has come keeps everybody who was on it', async () => {
  const [first, second] = viewers
  let uids = [second!.id]
  let isSlow = true
  const person = (id: number) => ({ ...blocked(1)[0]!, id })
  const app = await openScreen(roomPath, {
    answers: [
      // Until somebody is blocked the list takes its time.
      answer(Account.getBlackList, () => (isSlow ? new Promise<never>(() => undefined) : uids.map(person))),
      answer(Account.setBlack, ({ touid }) => {
        isSlow = false
        uids = [...uids, Number(touid)]
        return { isblack: 1 as const }
      }),
    ],
  })
  const list = app.frame.getByTestId('chat-list')
  const linesOf = (name: string) => list.getByCss('[data-name]').filter({ hasText: name }).elements().length
  await expect.poll(() => [linesOf(first!.user_nicename), linesOf(second!.user_nicename)].every((count) => count > 0)).toBe(true)
  await list.getByCss('[data-name]').filter({ hasText: first!.user_nicename }).first().click()
  const card = app.frame.getByTestId('person')
  await card.getByCss('[aria-expanded]').click()
  await card.getByCss('.person-act').last().click()
  await app.frame
    .getByRole('dialog', { name: /^Block/ })
    .getByRole('button')
    .first()
    .click()
  await expect.poll(() => linesOf(first!.user_nicename)).toBe(0)
  await expect.poll(() => linesOf(second!.user_nicename)).toBe(0)
})
