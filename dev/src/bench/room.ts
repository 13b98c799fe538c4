import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { Live } from '@nimbo/contract'
import { chromiumFlags, chromiumPath, environment, type Profile } from '@nimbo/engines'
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { broadcast } from '../demo/broadcast.ts'
import { people } from '../demo/people.ts'
import { type CrowdPerson, enterAll, newLine, openCrowd, type Room } from './crowd.ts'
import { openRoomFeed } from './room/roomFeed.ts'
import { quantile, retried, roomPath, signInto, untilLive } from './room/show.ts'

interface Load {
  minutes: number
  /** Number of people who call; without them the feed is written straight to the engine. */
  crowd: number
  linesPerSecond: number
  likesPerSecond: number
  /** Factor by which the viewer's machine is slower than this one. */
  slowdown: number
}
const [given, linesGiven = '200', likesGiven = '60', slowdownGiven = '4'] = process.argv.slice(3)

/** `pnpm bench room 60`: an hour. The usual three minutes are for trying. */
export const benchRoom = (profile: Profile) =>
  watchRoom(profile, { minutes: Number(given ?? 3), crowd: 40, linesPerSecond: 20, likesPerSecond: 0, slowdown: 1 })

/**
 * `pnpm bench busyRoom 10`: a room at its fullest on a slow phone. Goals: 50 frames a second, no task over 50 ms, memory flat.
 * `pnpm bench busyRoom 1 0 0 1` is the same room with nobody speaking on a fast one: what this machine can draw at all.
 */
export const benchBusyRoom = (profile: Profile) =>
  watchRoom(profile, {
    minutes: Number(given ?? 1),
    crowd: 0,
    linesPerSecond: Number(linesGiven),
    likesPerSecond: Number(likesGiven),
    slowdown: Number(slowdownGiven),
  })

const LIKES_A_CALL = 5
const PICTURES_A_SECOND = 5
/** Time to fill the buffers of a room, before which nothing can be flat: 200 lines, 4,000 ids of events. */
const FULL_AFTER_MS = 45_000
const ROWS = 12

interface Row {
  minute: number
  lines: number
  likes: number
  heapMb: number
  nodes: number
  listeners: number
  peers: number
  sockets: number
  fps: number
  longest: number
  long: number
  load: number
  /** Seconds of the page's main thread so far: in all, in scripts, for styles and for layout. */
  task: number
  script: number
  style: number
  layout: number
}

/**
 * Cost of a room to a browser the longer it is open: heap, DOM nodes, listeners and connections after a forced collection; frames and long
 * tasks between two.
 */
async function watchRoom(profile: Profile, load: Load): Promise<void> {
  const env = environment(profile)
  const origin = `http://localhost:${profile.ports.app}`
  const stop = new AbortController()
  const host = { host: people.bia, cover: 'stage', title: 'Bench of a room', liveclassid: 1 }
  const showing = broadcast(origin, host, PICTURES_A_SECOND, stop.signal)
  const room = await untilLive(origin, people.bia)
  const crowd = await openCrowd(env['NIMBO_DATABASE_MIGRATE_URL']!, origin, load.crowd)
  await retried(() => enterAll(crowd, room))
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags, headless: true })
  try {
    const page = await openViewer(await browser.newPage({ viewport: { width: 390, height: 844 } }), origin, room)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: load.slowdown })
    const { done, say, like } = crowd.length > 0 ? callersOf(crowd, room) : openRoomFeed(env, room)
    const talking = [
      regularly(load.linesPerSecond, stop.signal, say),
      regularly(load.likesPerSecond / LIKES_A_CALL, stop.signal, () => like(LIKES_A_CALL)),
    ]
    await wait(Math.min(FULL_AFTER_MS, load.minutes * 20_000))
    const rows = await measure(page, cdp, load.minutes, done)
    stop.abort()
    await Promise.all(talking)
    tell(rows, load)
  } finally {
    stop.abort()
    await browser.close()
    await showing.catch(() => undefined)
  }
}

function callersOf(crowd: readonly CrowdPerson[], room: Room) {
  const done = { lines: 0, likes: 0 }
  const caller = () => crowd[(done.lines + done.likes) % crowd.length]!
  const say = async () => {
    await caller().call(Live.sendMsg, newLine(room))
    done.lines += 1
  }
  const like = async (count: number) => {
    await caller().call(Live.light, { ...room, count })
    done.likes += count
  }
  return { done, say, like }
}

async function openViewer(page: Page, origin: string, room: Room): Promise<Page> {
  await signInto(page.context(), origin, people.marina)
  await page.addInitScript({ content: watchPage })
  await page.goto(origin + roomPath(room))
  await page.locator('[data-testid="room-video"][data-shown="true"]').waitFor({ timeout: 30_000 })
  return page
}

/** Runs in the page, before it: what is open is counted where it is made; frames and tasks since the last look. */
const watchPage = `
const made = { peers: [], sockets: [] }
window.RTCPeerConnection = class extends RTCPeerConnection { constructor(...given) { super(...given); made.peers.push(new WeakRef(this)) } }
window.WebSocket = class extends WebSocket { constructor(...given) { super(...given); made.sockets.push(new WeakRef(this)) } }
const count = (refs, isOpen) => refs.filter((ref) => ref.deref() && isOpen(ref.deref())).length
let frames = 0, tasks = [], since = performance.now()
const onFrame = () => { frames += 1; requestAnimationFrame(onFrame) }
requestAnimationFrame(onFrame)
new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) tasks.push(duration) }).observe({ type: 'longtask' })
window.__forget = () => { frames = 0; tasks = []; since = performance.now() }
window.__seen = () => ({
  peers: count(made.peers, (peer) => peer.connectionState !== 'closed'),
  sockets: count(made.sockets, (socket) => socket.readyState < 2),
  fps: (frames * 1000) / (performance.now() - since),
  longest: Math.max(0, ...tasks),
  long: tasks.length,
})`

/** Kept to a timetable: what is late is sent at once, so a busy machine does not lower the rate. */
async function regularly(perSecond: number, stop: AbortSignal, act: () => Promise<void>): Promise<void> {
  if (perSecond === 0) return
  const started = performance.now()
  for (let next = 0; !stop.aborted; next++) {
    await wait(Math.max(0, started + (next * 1000) / perSecond - performance.now()))
    void act().catch(() => undefined)
  }
}

async function measure(page: Page, cdp: CDPSession, minutes: number, done: { lines: number; likes: number }): Promise<Row[]> {
  const rows: Row[] = []
  const started = performance.now()
  console.log('minute | lines | likes | heap MB | DOM nodes | listeners | peers | sockets | frames/s | longest task | tasks > 50 ms | load')
  await page.evaluate('__forget()')
  for (let index = 0; index <= ROWS; index++) {
    await wait(Math.max(0, started + (index * minutes * 60_000) / ROWS - performance.now()))
    const seen = await page.evaluate<Pick<Row, 'peers' | 'sockets' | 'fps' | 'longest' | 'long'>>('__seen()')
    await cdp.send('HeapProfiler.collectGarbage')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    const minute = (performance.now() - started) / 60_000
    const heapMb = valueOf('JSHeapUsedSize') / 2 ** 20
    const row = {
      minute,
      ...done,
      heapMb,
      nodes: valueOf('Nodes'),
      listeners: valueOf('JSEventListeners'),
      ...seen,
      load: loadavg()[0]!,
      task: valueOf('TaskDuration'),
      script: valueOf('ScriptDuration'),
      style: valueOf('RecalcStyleDuration'),
      layout: valueOf('LayoutDuration'),
    }
    rows.push(row)
    // The collection is ours, not the page's.
    await page.evaluate('__forget()')
    const { lines, likes, nodes, listeners, peers, sockets, fps, longest, long } = row
    const cells = [minute, lines, likes, heapMb, nodes, listeners, peers, sockets, fps, longest, long, row.load]
    console.log(cells.map((value, column) => value.toFixed([0, 3, 8, 11].includes(column) ? 1 : 0).padStart(6)).join(' | '))
  }
  return rows
}

/** Flat: the middle of the last quarter against the middle of the first. */
function tell(rows: readonly Row[], { minutes, slowdown }: Load): void {
  const quarter = Math.max(1, Math.floor(rows.length / 4))
  const change = (pick: (row: Row) => number) => {
    const [from, to] = [rows.slice(0, quarter), rows.slice(-quarter)].map((some) => quantile(some.map(pick), 0.5))
    return `${from!.toFixed(1)} → ${to!.toFixed(1)}`
  }
  const [first, last] = [rows[0]!, rows.at(-1)!]
  const rate = (pick: (row: Row) => number) => ((pick(last) - pick(first)) / ((last.minute - first.minute) * 60)).toFixed(3)
  const busy = (pick: (row: Row) => number) => `${(Number(rate(pick)) * 1000).toFixed(0)} ms`
  const measured = rows.slice(1)
  const fps = measured.map((row) => row.fps)
  console.log(
    `${minutes} min at ${Number(rate((r) => r.lines)).toFixed(1)} lines/s and ${Number(rate((r) => r.likes)).toFixed(1)} likes/s, CPU ÷ ${slowdown}: heap ${change((r) => r.heapMb)} MB, nodes ${change((r) => r.nodes)}, listeners ${change((r) => r.listeners)}, peer connections ${change((r) => r.peers)}; frames/s ${quantile(fps, 0.5).toFixed(1)} (worst ${Math.min(...fps).toFixed(1)}), longest task ${Math.max(...measured.map((row) => row.longest)).toFixed(0)} ms, ${measured.reduce((sum, row) => sum + row.long, 0)} over 50 ms; main thread a second ${busy((r) => r.task)} (scripts ${busy((r) => r.script)}, styles ${busy((r) => r.style)}, layout ${busy((r) => r.layout)}); load of the machine ${quantile(
      rows.map((row) => row.load),
      0.5,
    ).toFixed(1)}`,
  )
}
