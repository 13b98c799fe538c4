import { Notice } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken } from '../testing/answers.ts'
import { expectAccessible, openScreen, watchDrawn } from '../testing/openScreen.ts'
import { everyNotice } from '../testing/samples/notices.ts'

type App = Awaited<ReturnType<typeof openScreen>>
const rows = (app: App) => app.frame.getByTestId('notice-row')
const count = (app: App) => () => rows(app).elements().length
const dots = (app: App) => () => rows(app).getByRole('img', { name: 'New' }).elements().length

test('the Me tab says how many are new and leads to the list', async () => {
  const app = await openScreen('/mine', { answers: [answer(Notice.getUnseen, { nums: 100 })] })
  await expect.element(app.frame.getByTestId('unseen')).toHaveTextContent('99+')
  await app.frame.getByCss('a[href="/notices"]').click()
  await expect.poll(() => app.path).toBe('/notices')
  await expect.poll(count(app)).toBe(8)
})

test('a live that is on can be watched; what is opened is read', async () => {
  const app = await openScreen('/notices')
  await expect.poll(dots(app)).toBe(4)
  await expectAccessible(app)
  await rows(app).nth(2).click()
  await expect.poll(() => app.path).toBe('/withdrawrecord')
  await expect.poll(() => app.answers.sentTo(Notice.setSeen)).toEqual([{ id: 88, only: 1 }])
})

test('one that leads nowhere is read where it stands', async () => {
  const app = await openScreen('/notices')
  await expect.poll(dots(app)).toBe(4)
  await rows(app).nth(3).getByRole('button').click()
  await expect.poll(dots(app)).toBe(3)
  expect(app.path).toBe('/notices')
  await expect.poll(() => app.answers.sentTo(Notice.setSeen)).toEqual([{ id: 87, only: 1 }])
})

test('all are read at once, up to the newest that is shown', async () => {
  const app = await openScreen('/notices')
  await app.frame.getByTestId('read-all').click()
  await expect.poll(dots(app)).toBe(0)
  await expect.poll(() => app.answers.sentTo(Notice.setSeen)).toEqual([{ id: 90, only: 0 }])
  await expect.element(app.frame.getByTestId('read-all')).not.toBeInTheDocument()
})

test('one group at a time', async () => {
  const app = await openScreen('/notices')
  await app.frame.getByRole('button', { name: 'Money' }).click()
  await expect.poll(count(app)).toBe(3)
  await expect.poll(() => app.answers.sentTo(Notice.getNotices).at(-1)).toMatchObject({ group: 'money' })
})

test('further pages come while it is scrolled', async () => {
  const many = Array.from({ length: 45 }, (_, n) => ({ ...everyNotice('en')[4]!, id: 1_000 - n }))
  const app = await openScreen('/notices', {
    answers: [
      answer(Notice.getNotices, ({ p = 1, unseen = 0 }) => (Number(unseen) ? [] : many.slice((Number(p) - 1) * 20, Number(p) * 20))),
    ],
  })
  await expect.poll(count(app)).toBeGreaterThanOrEqual(20)
  const scrolled = () => {
    app.window.scrollTo(0, 100_000)
    return count(app)()
  }
  await expect.poll(scrolled).toBe(45)
  expect(app.answers.sentTo(Notice.getNotices).map(({ p }) => Number(p ?? 0))).toContain(3)
})

test('nothing yet', async () => {
  const app = await openScreen('/notices', { language: 'ar', answers: [answer(Notice.getNotices, [])] })
  await expect.element(app.frame.getByCss('main img')).toBeVisible()
  await expectAccessible(app)
})

test('a server that does not answer', async () => {
  const failed = await openScreen('/notices', {
    answers: [answer(Notice.getNotices, ({ unseen = 0 }) => (Number(unseen) ? [] : broken))],
  })
  await expect.element(failed.frame.getByRole('alert')).toBeVisible()
})

test('no sheet is laid over the list that has them all', async () => {
  const drawn = watchDrawn('notice')
  const app = await openScreen('/notices', {
    before: drawn.before,
    answers: [answer(Notice.getNotices, everyNotice('en').slice(2))],
  })
  await expect.poll(count(app)).toBe(6)
  await expect.poll(() => app.answers.sentTo(Notice.getNotices).some(({ unseen }) => Number(unseen) === 1)).toBe(true)
  await rows(app).first().click()
  await expect.element(app.frame.getByTestId('notice')).toBeVisible()
  expect([...drawn.paths]).toEqual(['/withdrawrecord'])
})
