import { chromiumFlags, chromiumPath, environment, type Profile } from '@nimbo/engines'
import { chromium, type Page } from 'playwright-core'
import { broadcast } from '../demo/broadcast.ts'
import { people } from '../demo/people.ts'
import { demoRooms } from '../demo/rooms.ts'
import { signIn } from '../fixtures/person.ts'
import { withDatabase } from '../fixtures/withDatabase.ts'
import { type Figures, visit, type Visit } from './page/visit.ts'

const RUNS = 5
const FRAMES_PER_SECOND = 4
const covers = ['lanterns', 'neon-city', 'mountains', 'beauty', 'kitchen', 'room', 'guitar', 'beach', 'game', 'stadium']
const goals: Partial<Figures> = { lcp: 2000, tbt: 200, inp: 200, cls: 0.05 }

/** First visits to the home page and to a room on a slow phone and a slow network, medians of five. */
export async function benchPage(profile: Profile): Promise<void> {
  const { NIMBO_PUBLIC_ORIGIN: origin = '', NIMBO_DATABASE_MIGRATE_URL: databaseUrl = '' } = environment(profile)
  const stop = new AbortController()
  const show = broadcast(origin, demoRooms[0]!, FRAMES_PER_SECOND, stop.signal)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags, headless: true })
  try {
    await fillHome(databaseUrl)
    for (const [name, wanted] of Object.entries(await visits(origin, databaseUrl))) {
      const runs: Figures[] = []
      for (let run = 0; run < RUNS; run++) runs.push(await visit(browser, origin, wanted))
      print(name, runs)
    }
  } finally {
    await browser.close()
    stop.abort()
    await show.catch(() => undefined)
  }
}

/** A home page as full as on any evening. */
async function fillHome(databaseUrl: string): Promise<void> {
  const hosts = Object.values(people).filter(({ id }) => id !== demoRooms[0]!.host.id)
  const sql = `insert into show (uid, showid, title, city, type, landscape, class_id, thumb, state, started_at)
    select u, extract(epoch from now())::bigint, 'One of many rooms', 'São Paulo', 0, false, 4, '/covers/' || c || '.svg', 'live', now() from unnest($1::int[], $2::text[]) as x (u, c)
    on conflict do nothing`
  const rooms = covers.slice(0, hosts.length)
  await withDatabase(databaseUrl, (client) => client.query(sql, [hosts.slice(0, rooms.length).map(({ id }) => id), rooms]))
}

async function visits(origin: string, databaseUrl: string): Promise<Record<string, Visit>> {
  const { uid, token, usersign } = await signIn(origin, people.rafa)
  const liveuid = demoRooms[0]!.host.id
  const stream = await untilOnAir(databaseUrl, liveuid)
  const me = {
    lang: 'en',
    uid: String(uid),
    token,
    usersign,
    user: JSON.stringify({ id: uid, token, user_nicename: people.rafa.name, avatar: people.rafa.avatar, level: 1 }),
  }
  const tap = (name: string) => (page: Page) => page.getByRole('tab', { name }).tap()
  const test = (id: string) => (page: Page) => page.getByTestId(id).tap()
  // The composer hides the other buttons, so it comes last.
  const closeAndType = async (page: Page) => {
    await page.keyboard.press('Escape')
    await page.getByTestId('chat-input').tap()
  }
  return {
    '/index': { path: '/index', storage: { lang: 'en' }, taps: [tap('New'), tap('For you'), tap('New')] },
    '/liveAudience': { path: `/liveAudience?liveuid=${liveuid}&stream=${stream}`, storage: me, taps: [test('more'), closeAndType] },
  }
}

async function untilOnAir(databaseUrl: string, uid: number): Promise<string> {
  for (;;) {
    const sql = `select stream from show where uid = $1 and state = 'live' order by id desc limit 1`
    const { rows } = await withDatabase(databaseUrl, (client) => client.query<{ stream: string }>(sql, [uid]))
    if (rows[0]) return rows[0].stream
    await new Promise((done) => setTimeout(done, 250))
  }
}

function print(name: string, runs: readonly Figures[]): void {
  for (const key of ['lcp', 'tbt', 'inp', 'cls', 'kilobytes'] as const) {
    const sorted = runs.map((run) => run[key]).toSorted((a, b) => a - b)
    const show = (value: number) => value.toFixed(key === 'cls' ? 3 : 0)
    const goal = goals[key] === undefined ? '' : `, goal ≤ ${goals[key]}`
    console.log(`${name.padEnd(14)} ${key.padEnd(9)} ${show(sorted[sorted.length >> 1]!)} (${sorted.map(show).join(', ')}${goal})`)
  }
}
