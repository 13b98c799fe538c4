import { setTimeout as wait } from 'node:timers/promises'
import { Live } from '@nimbo/contract'
import { chromiumFlags, chromiumPath, environment, type Profile } from '@nimbo/engines'
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { broadcast } from '../demo/broadcast.ts'
import { people } from '../demo/people.ts'
import { signIn } from '../fixtures/person.ts'
import { type CrowdPerson, enterAll, newLine, openCrowd, type Room } from './crowd.ts'

/** `pnpm bench room 60`: an hour. The usual three minutes are for trying. */
const MINUTES = Number(process.argv[3] ?? 3)
const LINES_A_SECOND = 20
const CROWD = 40
const PICTURES_A_SECOND = 5
/** Until the buffers of a room are full nothing can be flat: 200 lines, 4,000 ids of events. */
const FULL_AFTER_MS = 45_000
const ROWS = 12

interface Row {
  minute: number
  lines: number
  heapMb: number
  nodes: number
  listeners: number
  peers: number
  sockets: number
}

/** What a room costs a browser the longer it is open: heap, DOM nodes, listeners and connections after a forced collection. */
export async function benchRoom(profile: Profile): Promise<void> {
  const env = environment(profile)
  const origin = `http://localhost:${profile.ports.app}`
  const stop = new AbortController()
  const host = { host: people.bia, cover: 'stage', title: 'Bench of a room', liveclassid: 1 }
  const showing = broadcast(origin, host, PICTURES_A_SECOND, stop.signal)
  const room = await openShow(origin)
  const crowd = await openCrowd(env['NIMBO_DATABASE_MIGRATE_URL']!, origin, CROWD)
  await retried(() => enterAll(crowd, room))
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags, headless: true })
  try {
    const page = await openViewer(await browser.newPage({ viewport: { width: 390, height: 844 } }), origin, room)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    let said = 0
    const talking = talk(crowd, room, stop.signal, () => (said += 1))
    await wait(Math.min(FULL_AFTER_MS, MINUTES * 20_000))
    const rows = await measure(page, cdp, () => said)
    stop.abort()
    await talking
    tell(rows)
  } finally {
    stop.abort()
    await browser.close()
    await showing.catch(() => undefined)
  }
}

async function openShow(origin: string): Promise<Room> {
  const { client, uid } = await signIn(origin, people.bia)
  return retried(async () => {
    const { status, stream } = await client.call(Live.checkLiveing, {})
    if (status !== 1) throw new Error('the show did not start')
    return { liveuid: uid, stream }
  })
}

/** A show is there some time before it can be entered. */
async function retried<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      return await act()
    } catch {
      await wait(200)
    }
  }
  return act()
}

async function openViewer(page: Page, origin: string, { liveuid, stream }: Room): Promise<Page> {
  const { uid, token, usersign } = await signIn(origin, people.marina)
  const user = JSON.stringify({ id: uid, token, user_nicename: people.marina.name, avatar: '', level: 1 })
  const stored = { lang: 'en', uid: String(uid), token, usersign, user }
  await page.addInitScript({ content: countConnections })
  await page.addInitScript({ content: `Object.assign(localStorage, ${JSON.stringify(stored)})` })
  await page.goto(`${origin}/liveAudience?liveuid=${liveuid}&stream=${stream}`)
  await page.locator('[data-testid="room-video"][data-shown="true"]').waitFor({ timeout: 30_000 })
  return page
}

/** Runs in the page, before it: what is open is counted where it is made. */
const countConnections = `
const made = { peers: [], sockets: [] }
window.RTCPeerConnection = class extends RTCPeerConnection { constructor(...given) { super(...given); made.peers.push(new WeakRef(this)) } }
window.WebSocket = class extends WebSocket { constructor(...given) { super(...given); made.sockets.push(new WeakRef(this)) } }
const count = (refs, isOpen) => refs.filter((ref) => ref.deref() && isOpen(ref.deref())).length
window.__open = () => ({
  peers: count(made.peers, (peer) => peer.connectionState !== 'closed'),
  sockets: count(made.sockets, (socket) => socket.readyState < 2),
})`

async function talk(crowd: readonly CrowdPerson[], room: Room, stop: AbortSignal, onSaid: () => void): Promise<void> {
  for (let next = 0; !stop.aborted; next++) {
    const due = performance.now() + 1000 / LINES_A_SECOND
    void crowd[next % crowd.length]!.call(Live.sendMsg, newLine(room)).then(onSaid, () => undefined)
    await wait(Math.max(0, due - performance.now()))
  }
}

async function measure(page: Page, cdp: CDPSession, said: () => number): Promise<Row[]> {
  const rows: Row[] = []
  const started = performance.now()
  console.log('minute | lines | heap MB | DOM nodes | listeners | peer connections | sockets')
  for (let index = 0; index <= ROWS; index++) {
    await wait(Math.max(0, started + (index * MINUTES * 60_000) / ROWS - performance.now()))
    await cdp.send('HeapProfiler.collectGarbage')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    const open = await page.evaluate<Pick<Row, 'peers' | 'sockets'>>('__open()')
    const minute = (performance.now() - started) / 60_000
    const heapMb = valueOf('JSHeapUsedSize') / 2 ** 20
    const row = { minute, lines: said(), heapMb, nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners'), ...open }
    rows.push(row)
    console.log(
      [minute.toFixed(1), row.lines, heapMb.toFixed(1), row.nodes, row.listeners, row.peers, row.sockets]
        .map((value, column) => String(value).padStart([6, 5, 7, 9, 9, 16, 7][column]!))
        .join(' | '),
    )
  }
  return rows
}

/** Flat: the middle of the last quarter against the middle of the first. */
function tell(rows: readonly Row[]): void {
  const quarter = Math.max(1, Math.floor(rows.length / 4))
  const change = (pick: (row: Row) => number) => {
    const [from, to] = [rows.slice(0, quarter), rows.slice(-quarter)].map((some) => median(some.map(pick)))
    return `${from!.toFixed(1)} → ${to!.toFixed(1)}`
  }
  console.log(
    `${MINUTES} min at ${LINES_A_SECOND} lines/s: heap ${change((r) => r.heapMb)} MB, nodes ${change((r) => r.nodes)}, listeners ${change((r) => r.listeners)}, peer connections ${change((r) => r.peers)}`,
  )
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
