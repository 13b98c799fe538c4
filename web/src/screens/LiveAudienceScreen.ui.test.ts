import { Account } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer } from '../testing/answers.ts'
import { expectSound, openScreen } from '../testing/openScreen.ts'
import { blocked, viewers } from '../testing/samples/people.ts'
import { entered, line, roomPath } from '../testing/samples/rooms.ts'

test.each(['en', 'ar'] as const)('somebody is blocked from their line and let back, in %s', async (language) => {
  let uids: number[] = []
  const app = await openScreen(roomPath, {
    language,
    answers: [
      answer(Account.getBlackList, () => uids.map((id) => ({ ...blocked(1)[0]!, id }))),
      answer(Account.setBlack, ({ touid, isblack }) => {
        uids = isblack === 1 ? [Number(touid)] : []
        return isblack === 1 ? { isblack: 1 as const } : { isblack: 0 as const }
      }),
    ],
  })
  const list = app.frame.getByTestId('chat-list')
  await expect.element(list.getByCss('[data-name]').first()).toBeInTheDocument()
  ;(list.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowUp}')
  const opener = app.window.document.activeElement!
  const name = opener.textContent
  const linesOf = () => list.getByCss('[data-name]').filter({ hasText: name }).elements().length
  await userEvent.keyboard('{Enter}')
  const card = app.frame.getByTestId('person')
  await expect.element(card.getByText(name)).toBeVisible()
  await expectSound(app)
  await card.getByRole('button').last().click()
  await app.frame.getByRole('dialog').last().getByRole('button').first().click()
  await expect.poll(linesOf).toBe(0)
  await expect.poll(() => card.getByRole('button').elements().length).toBe(1)
  await card.getByRole('button').click()
  await expect.poll(linesOf).toBeGreaterThan(0)
  expect(app.answers.sentTo(Account.setBlack).map(({ isblack }) => isblack)).toEqual([1, 0])
})

test('whoever is in the room is found behind their number, and their card gives the focus back', async () => {
  const app = await openScreen(roomPath)
  await app.frame.getByTestId('viewer-count').click()
  const row = app.frame.getByRole('dialog').getByCss('li button').first()
  await row.click()
  const card = app.frame.getByTestId('person')
  await expect.element(card).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(row).toHaveFocus()
})

test('a line that is said reaches the list', async () => {
  const app = await openScreen(roomPath)
  const { channel } = entered.realtime.feed
  await expect.poll(() => app.realtime.follows(channel)).toBe(true)
  const said = line(5, viewers[1]!, 'agora sim')
  app.realtime.push(channel, { _method_: 'broadcast', id: 'frame-1', from: 5, to: 5, skipped: 0, last: 5, events: [said] })
  await expect.element(app.frame.getByText('agora sim')).toBeInTheDocument()
})
