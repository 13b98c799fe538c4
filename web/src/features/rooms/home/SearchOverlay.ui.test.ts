import { Home, User } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, broken, refusal } from '../../../testing/answers.ts'
import { expectAccessible, shortenTimers, openScreen, type ScreenOptions } from '../../../testing/openScreen.ts'
import { foundPeople } from '../../../testing/samples/people.ts'
import { rooms } from '../../../testing/samples/rooms.ts'

const TYPING_MS = 250
const both = { users: foundPeople, nums: foundPeople.length, list: rooms.slice(0, 2) }

async function openSearch(options: ScreenOptions = {}) {
  const app = await openScreen('/index', { ...options, before: shortenTimers(TYPING_MS) })
  await app.frame.getByRole('button', { name: options.language === 'ar' ? 'ابحث' : 'Search hosts, titles or IDs' }).click()
  const field = app.frame.getByRole('searchbox')
  await expect.element(field).toBeVisible()
  const people = () => app.frame.getByTestId('found-person').elements().length
  return { app, field, people, sent: () => app.answers.sentTo(Home.search) }
}

test('people and lives are found at once; each has a tab of its own', async () => {
  const { app, field, people, sent } = await openSearch({ answers: [answer(Home.search, both)] })
  await field.fill('mar')
  await expect.poll(people).toBe(3)
  expect(sent().at(-1)).toMatchObject({ key: 'mar', type: '0' })
  await expect.element(app.frame.getByCss('[role="dialog"] mark').first()).toHaveTextContent('Mar')
  await expect.element(app.frame.getByRole('dialog').getByText(rooms[0]!.title)).toBeVisible()
  await expectAccessible(app)
  await app.frame.getByRole('tab', { name: 'People' }).click()
  await expect.poll(people).toBe(foundPeople.length)
  expect(sent().at(-1)).toMatchObject({ key: 'mar', type: '1' })
  await app.frame.getByRole('tab', { name: 'ID' }).click()
  await expect.poll(() => sent().at(-1)).toMatchObject({ type: '3' })
})

test('who is found can be followed; a stranger is asked to log in', async () => {
  const { app, field } = await openSearch({ answers: [answer(Home.search, both), answer(User.setAttent, { isattent: 1 })] })
  await field.fill('mar')
  const follow = app.frame.getByRole('button', { name: `Follow ${foundPeople[0]!.user_nicename}` })
  await follow.click()
  await expect.poll(() => app.answers.sentTo(User.setAttent)).toEqual([expect.objectContaining({ touid: foundPeople[0]!.id, isattent: 1 })])
  await expect.element(app.frame.getByRole('button', { name: `Following ${foundPeople[0]!.user_nicename}` })).toBeVisible()
})

test('a stranger who follows or watches logs in first', async () => {
  const { app, field } = await openSearch({ signedIn: false, answers: [answer(Home.search, both)] })
  await field.fill('mar')
  await app.frame.getByRole('button', { name: `Follow ${foundPeople[0]!.user_nicename}` }).click()
  await expect.element(app.frame.getByRole('dialog').last()).toBeVisible()
  expect(app.answers.sentTo(User.setAttent)).toEqual([])
})

test('nothing found, a failure and what was searched for before', async () => {
  const { app, field } = await openSearch({ answers: [answer(Home.search, broken)] })
  await field.fill('mar')
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Home.search, { users: [], nums: 0, list: [] }))
  await app.frame.getByRole('alert').getByRole('button').click()
  await expect.element(app.frame.getByText('No results')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await app.frame.getByRole('button', { name: 'Back' }).last().click()
  await app.frame.getByRole('button', { name: 'Search hosts, titles or IDs' }).click()
  await app.frame.getByRole('button', { name: 'mar', exact: true }).click()
  await expect.element(field).toHaveValue('mar')
  await app.frame.getByRole('button', { name: 'Clear' }).click()
  await app.frame.getByRole('button', { name: 'Remove mar' }).click()
  await expect.element(app.frame.getByText('Search for people and lives by name, title or ID.')).toBeVisible()
})

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

test('a search of everything ends with its rooms, however many people there are', async () => {
  const { app, field, sent } = await openSearch({
    answers: [answer(Home.search, ({ p = 1 }) => ({ ...both, list: Number(p) === 1 ? both.list : [] }))],
  })
  const pages = () => sent().flatMap(({ type, p }) => (type === '0' ? [Number(p)] : []))
  await field.fill('mar')
  await expect.poll(pages).toEqual([1, 2])
  await app.frame.getByRole('tab', { name: 'ID' }).click()
  await expect.poll(() => sent().at(-1)).toMatchObject({ type: '3' })
  expect(pages()).toEqual([1, 2])
})

test('a next page that is refused is asked for again by a tap only', async () => {
  const refused = refusal(Home.search, 'TooMany')
  const { app, field, people, sent } = await openSearch({
    answers: [answer(Home.search, ({ p = 1 }) => (Number(p) === 1 ? both : refused))],
  })
  await field.fill('mar')
  await expect.poll(people).toBe(3)
  const reload = app.frame.getByRole('alert').getByRole('button')
  await expect.element(reload).toBeInTheDocument()
  const asked = sent().length
  await pause(500)
  expect(sent()).toHaveLength(asked)
  await expectAccessible(app)
  app.answers.set(answer(Home.search, { ...both, list: [] }))
  await reload.click()
  await expect.element(reload).not.toBeInTheDocument()
})

test('search opens ready to be written in', async () => {
  const { field } = await openSearch()
  await expect.element(field).toHaveFocus()
})
