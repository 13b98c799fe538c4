import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Live } from '@nimbo/contract'
import { chromiumFlags, chromiumPath, type Profile } from '@nimbo/engines'
import { chromium, type Page } from 'playwright-core'
import { people } from '../demo/people.ts'
import { demoRooms } from '../demo/rooms.ts'
import { signIn } from '../fixtures/person.ts'
import { openPublisher } from './frame/publisher.ts'
import { roomPath, signInto } from './room/show.ts'

const run = promisify(execFile)
const tc = (way: readonly string[]) => run('tc', way)
/** The layers a host's page sends, with a key frame a second: a file cannot be asked for one. */
const layers = [
  { width: 360, height: 640, bitrate: 400_000, keyFrameEvery: 15 },
  { width: 720, height: 1280, bitrate: 2_000_000, keyFrameEvery: 15 },
]
const LOOK_MS = 250
const STEP_SECONDS = 40

/** What the viewer has at a moment. */
interface Seen {
  lines: number
  /** Frames drawn and samples heard so far, and those of them that were made up. */
  frames: number
  samples: number
  concealed: number
  notice: string
}

/**
 * One viewer on a line whose way down is limited by a token bucket; hosts and everybody else have all there is. Needs root, because the
 * limit is put on the loopback interface of this machine, on the one port of the viewer.
 */
export async function benchSlowLine(profile: Profile): Promise<void> {
  const origin = `http://localhost:${profile.ports.app}`
  const { host, cover, title, liveclassid } = demoRooms.find(({ door }) => !door)!
  const publisher = await openPublisher({ cover: 'stage', layers, sound: 300 })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags, headless: true })
  const { client, uid } = await signIn(origin, host)
  const { stream } = await client.call(Live.createRoom, { title, city: host.city, liveclassid, thumb: `/covers/${cover}.svg` })
  try {
    await publisher.publish((await client.call(Live.enterRoom, { liveuid: uid, stream })).media)
    await client.call(Live.changeLive, { stream })
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-US' })
    await signInto(context, origin, people.rafa)
    await context.addInitScript({ content: watchConnections })
    const page = await context.newPage()
    await page.goto(origin + roomPath({ liveuid: uid, stream }))
    await page.locator('[data-testid="room-video"][data-shown="true"]').waitFor()
    await limit(await portOf(page))
    await step(page, 3_000, ({ lines }) => lines === 720, 'the large picture')
    await step(page, 600, ({ lines }) => lines === 360, 'the small picture')
    await step(page, 60, ({ notice }) => notice.startsWith('Audio only'), 'the sound alone')
    await step(page, 3_000, ({ lines, notice }) => notice === '' && lines > 0, 'a picture')
    await step(page, 3_000, ({ lines }) => lines === 720, 'the large picture')
  } finally {
    await tc(['qdisc', 'del', 'dev', 'lo', 'root']).catch(() => undefined)
    await client.call(Live.stopRoom, { stream }).catch(() => undefined)
    await browser.close()
    await publisher.close()
  }
}

/** Everything to this port goes through a bucket; all else as before. */
async function limit(port: number): Promise<void> {
  const ways = [
    ['qdisc', 'add', 'dev', 'lo', 'root', 'handle', '1:', 'htb', 'default', '10'],
    ['class', 'add', 'dev', 'lo', 'parent', '1:', 'classid', '1:10', 'htb', 'rate', '10gbit'],
    ['class', 'add', 'dev', 'lo', 'parent', '1:', 'classid', '1:20', 'htb', 'rate', '10gbit'],
    ['qdisc', 'add', 'dev', 'lo', 'parent', '1:20', 'handle', '20:', ...bucket(3_000)],
    [
      'filter',
      'add',
      'dev',
      'lo',
      'parent',
      '1:',
      'protocol',
      'ip',
      'u32',
      'match',
      'ip',
      'dport',
      String(port),
      '0xffff',
      'flowid',
      '1:20',
    ],
  ]
  for (const way of ways) await tc(way)
}
const bucket = (kbit: number) => ['tbf', 'rate', `${kbit}kbit`, 'burst', '8kb', 'latency', '300ms']

async function step(page: Page, kbit: number, isThere: (seen: Seen) => boolean, what: string): Promise<void> {
  await tc(['qdisc', 'change', 'dev', 'lo', 'parent', '1:20', 'handle', '20:', ...bucket(kbit)])
  const from = performance.now()
  const first = await look(page)
  let came: number | undefined
  let [buffering, longest] = [0, 0]
  let seen = first
  while (performance.now() - from < STEP_SECONDS * 1000) {
    const before = performance.now()
    await wait(LOOK_MS)
    seen = await look(page)
    buffering = seen.notice.startsWith('Buffering') ? buffering + (performance.now() - before) : 0
    longest = Math.max(longest, buffering)
    if (came === undefined && isThere(seen)) came = (performance.now() - from) / 1000
  }
  const heard = seen.samples - first.samples
  const made = heard > 0 ? (100 * (seen.concealed - first.concealed)) / heard : 100
  const frames = ((seen.frames - first.frames) / STEP_SECONDS).toFixed(1)
  console.log(
    `${kbit} kbit/s: ${what} ${came === undefined ? 'never' : `after ${came.toFixed(1)} s`}; "Buffering…" at most ${(longest / 1000).toFixed(1)} s; ${frames} frames a second, ${made.toFixed(0)} % of the sound made up; at the end ${seen.lines}p, "${seen.notice}"`,
  )
}

const look = (page: Page) => page.evaluate<Seen>('window.__look()')
const portOf = (page: Page) => page.evaluate<number>('window.__port()')

/** Runs in the page, before it. */
const watchConnections = `
const connections = []
const Plain = RTCPeerConnection
window.RTCPeerConnection = class extends Plain {
  constructor(...given) {
    super(...given)
    connections.push(this)
  }
}
const reports = async () => (await Promise.all(connections.filter(({ connectionState }) => connectionState === 'connected').map((one) => one.getStats()))).flatMap((report) => [...report.values()])
window.__port = async () => {
  const all = await reports()
  const pair = all.find(({ type, nominated, bytesReceived }) => type === 'candidate-pair' && nominated && bytesReceived > 0)
  return all.find(({ id }) => id === pair.localCandidateId).port
}
window.__look = async () => {
  const all = await reports()
  const of = (kind) => all.find((one) => one.type === 'inbound-rtp' && one.kind === kind) ?? {}
  const { videoWidth = 0, videoHeight = 0 } = document.querySelector('[data-testid="room-video"]') ?? {}
  const { totalSamplesReceived = 0, concealedSamples = 0 } = of('audio')
  return {
    lines: Math.min(videoWidth, videoHeight),
    frames: of('video').framesDecoded ?? 0,
    samples: totalSamplesReceived,
    concealed: concealedSamples,
    notice: document.querySelector('.room-notice')?.textContent ?? '',
  }
}`
