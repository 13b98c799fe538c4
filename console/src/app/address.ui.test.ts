import { AppealReview, Payout, Sanction } from '@nimbo/contract/operator'
import { answer } from '@nimbo/web/testing/answers.ts'
import { expectAccessible } from '@nimbo/web/testing/openScreen.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openConsole } from '../testing/openConsole.ts'
import { queue } from '../testing/samples.ts'

test('the address holds filter, words and selection; a reload shows the same, and back is back', async () => {
  const app = await openConsole('/withdrawals')
  const paid = app.frame.getByRole('button', { name: 'Paid', exact: true })
  await paid.click()
  await expect.poll(() => app.path).toBe('/withdrawals?state=paid')
  await app.frame.getByLabelText('Search withdrawals').fill('204811')
  await expect.poll(() => app.path).toBe('/withdrawals?state=paid&key=204811')
  await app.frame.getByCss('tbody tr button').first().click()
  await expect.poll(() => app.path).toMatch(/^\/withdrawals\?state=paid&key=204811&id=\d+$/)
  const there = app.path
  await app.reload()
  expect(app.path).toBe(there)
  await expect.element(paid).toHaveAttribute('aria-pressed', 'true')
  await expect.element(app.frame.getByLabelText('Search withdrawals')).toHaveValue('204811')
  await expect.element(app.frame.getByCss('tbody tr button[aria-pressed=true]')).toBeVisible()
  await expect.poll(() => app.answers.sentTo(Payout.getQueue).at(-1)).toMatchObject({ state: 'paid', key: '204811' })
  app.window.history.back()
  await expect.poll(() => app.path).toBe('/withdrawals')
  await expect.element(app.frame.getByLabelText('Search withdrawals')).toHaveValue('')
  await expect.element(app.frame.getByRole('button', { name: /^Pending/ })).toHaveAttribute('aria-pressed', 'true')
})

test('a page is in the address, and another filter begins at the first', async () => {
  const full = { ...queue, list: Array.from({ length: 50 }, (_, at) => ({ ...queue.list[0]!, id: at + 1 })) }
  const app = await openConsole('/withdrawals', { answers: [answer(Payout.getQueue, full)] })
  await app.frame.getByRole('button', { name: 'Older' }).click()
  await expect.poll(() => app.path).toBe('/withdrawals?p=2')
  await expect.element(app.frame.getByText('Page 2')).toBeVisible()
  await app.frame.getByRole('button', { name: 'Failed' }).click()
  await expect.poll(() => app.path).toBe('/withdrawals?state=failed')
})

test('the queue is sorted by its heads, by the keyboard too, and says so', async () => {
  const app = await openConsole('/withdrawals')
  const names = () => [...app.frame.getByCss('tbody tr b').elements()].map((name) => name.textContent ?? '')
  await expect.poll(() => names().length).toBe(queue.list.length)
  const served = names()
  const head = app.frame.getByRole('button', { name: 'Host' })
  ;(head.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => app.path).toBe('/withdrawals?sort=host')
  await expect.element(app.frame.getByRole('columnheader', { name: 'Host' })).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(names).toEqual(served.toSorted((a, b) => (a.toLowerCase() > b.toLowerCase() ? 1 : -1)))
  await expectAccessible(app)
  await head.click()
  await expect.poll(() => app.path).toBe('/withdrawals?sort=-host')
  await head.click()
  await expect.poll(() => app.path).toBe('/withdrawals')
  await expect.poll(names).toEqual(served)
})

test('an address that makes no sense shows the usual, and an unknown one leads to the dashboard', async () => {
  const app = await openConsole('/appeals?state=nothing&p=-3')
  await expect.element(app.frame.getByRole('button', { name: /^Pending/ })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => app.answers.sentTo(AppealReview.getAppeals)[0]).toMatchObject({ state: 'open', p: '1' })
  await app.goTo('/nowhere')
  await expect.poll(() => app.path).toBe('/')
  await expect.element(app.frame.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('a person’s sanctions have an address', async () => {
  const app = await openConsole('/sanctions?uid=204811&state=all')
  await expect.element(app.frame.getByLabelText('Person ID')).toHaveValue('204811')
  await expect.poll(() => app.answers.sentTo(Sanction.getSanctions).at(-1)).toMatchObject({ touid: '204811', active: '0' })
  await app.frame.getByLabelText('Person ID').fill('')
  await expect.poll(() => app.path).toBe('/sanctions?state=all')
})

test('a screen is fetched when it is opened', async () => {
  const app = await openConsole('/leads')
  const fetched = () =>
    app.window.performance.getEntriesByType('resource').filter(({ name }) => /\/(Reports|Withdrawals)Screen-/.test(name))
  await expect.element(app.frame.getByRole('heading', { name: 'Leads' })).toBeVisible()
  expect(fetched()).toEqual([])
  await app.frame.getByRole('link', { name: /^Reports/ }).click()
  await expect.element(app.frame.getByRole('heading', { name: 'Reports' })).toBeVisible()
  expect(fetched().length).toBeGreaterThan(0)
})
