import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Home } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { roomScore } from './ranking.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

interface Example {
  title: string
  people: number
  minutes: number
  isLost: boolean
  score: number
}

/** The rows of the example, as people read them. */
function documentedExample(): Example[] {
  const text = readFileSync(new URL('../../../../docs/ranking.md', import.meta.url), 'utf8')
  const row = /^\| ([^|]+?) +\| +(\d+) \| +(\d+) \| (there|lost) +\| +([\d.]+) \|$/gm
  return [...text.matchAll(row)].map(([, title = '', people, minutes, connection, score]) => ({
    title,
    people: Number(people),
    minutes: Number(minutes),
    isLost: connection === 'lost',
    score: Number(score),
  }))
}

test('the documented example is what the formula says and what the database answers', async () => {
  const example = documentedExample()
  expect(example).toHaveLength(6)
  for (const { people, minutes, isLost, score } of example) {
    expect((people + 10 * Math.max(0, 1 - minutes / 30)) * (isLost ? 0.5 : 1)).toBeCloseTo(score, 5)
  }

  const key = randomUUID().slice(0, 12)
  const { db } = server.engines
  // Put in another order than they are expected in.
  for (const room of example.toSorted((a, b) => a.title.localeCompare(b.title))) {
    const { uid } = await server.person()
    await db.query((sql) =>
      sql.query(
        `insert into show (uid, showid, title, city, type, landscape, class_id, thumb, state, viewers, started_at, anchor_missing_since)
         values ($1, 1, $2, '', 0, false, 1, '', 'live', $3, now() - make_interval(secs => $4), case when $5 then now() end)`,
        [uid, `${room.title} ${key}`, room.people, room.minutes * 60, room.isLost],
      ),
    )
  }
  const scores = await db.query((sql) =>
    sql.query<{ title: string; score: number }>(
      `select replace(title, ' ' || $1, '') as title, (${roomScore('s')})::float8 as score from show s where title like '%' || $1`,
      [key],
    ),
  )
  for (const { title, score } of example) {
    // The minutes this test takes are minutes on air, too.
    expect(Math.abs(scores.find((found) => found.title === title)!.score - score)).toBeLessThan(0.1)
  }
  const found = await server.anonymous.call(Home.search, { key })
  expect(found.list.map((room) => room.title)).toEqual(example.map(({ title }) => `${title} ${key}`))
})
