import { Message, type PersonalEvent } from '@nimbo/contract'
import { client } from '../../../lib/client.ts'
import { isSignedIn, useSession } from '../../../lib/session.ts'
import { onBlockChange } from '../../../lib/setBlocked.ts'
import { refreshUnread, reloadConversations } from './message.queries.ts'
import { sendWaiting, watchOutbox } from './outbox.ts'
import { catchUpAll, takeEvent, useThreads } from './threads.ts'
import { useUnread } from './unread.ts'
import './badge.css'

const SOON_MS = 400
const RETRY_MS = 3_000
/** A tab that was hidden for less has missed nothing its connection would not bring. */
const SLEPT_MS = 5_000

let started = false
let reading: { uid: number; close: () => void } | undefined
let opening = false

/** Reads my own channel while somebody is signed in. May be called by every screen that shows messages. */
export function startInbox(): void {
  if (started) return
  started = true
  watchOutbox()
  watchSleep()
  onBlockChange(tellSoon)
  useUnread.subscribe(({ nums }) => document.documentElement.toggleAttribute('data-unread', nums > 0))
  useSession.subscribe((now, before) => {
    if (now.uid !== before.uid) void follow()
  })
  void follow()
}

async function follow(): Promise<void> {
  const { uid } = useSession.getState()
  if (reading?.uid !== uid) {
    reading?.close()
    reading = undefined
  }
  if (!isSignedIn() || reading || opening) return
  opening = true
  try {
    const [{ openPersonal }, realtime] = await Promise.all([
      import('../../../lib/realtime/openPersonal.ts'),
      client.call(Message.getRealtime, {}),
    ])
    if (useSession.getState().uid === uid) reading = { uid, close: openPersonal({ ...realtime, getToken, onEvent, onStale }).close }
  } catch {
    setTimeout(() => void follow(), RETRY_MS)
  } finally {
    opening = false
  }
  if (isSignedIn() && useSession.getState().uid !== uid) void follow()
}

const getToken = async () => (await client.call(Message.getRealtime, {})).token

/** A gap is possible: every open view asks for the messages after its last one. */
function onStale(): void {
  tellSoon()
  catchUpAll()
  sendWaiting()
  void tellDelivered()
}

function onEvent(event: PersonalEvent): void {
  takeEvent(event)
  tellSoon()
  const { uid } = useSession.getState()
  if (event._method_ === 'PrivateMsg' && event.uid !== uid) deliver(event.uid, event.message.seq)
}

let telling: ReturnType<typeof setTimeout> | undefined
/** Messages that came or went; a burst of them is one request. */
function tellSoon(): void {
  telling ??= setTimeout(() => {
    telling = undefined
    void refreshUnread()
    void reloadConversations()
  }, SOON_MS)
}

const delivering = new Map<number, number>()
/** Not to somebody whose conversation is being read: that says it, too. */
function deliver(touid: number, seq: number): void {
  const waiting = delivering.get(touid)
  delivering.set(touid, Math.max(waiting ?? 0, seq))
  if (waiting !== undefined) return
  setTimeout(() => {
    const upTo = delivering.get(touid) ?? 0
    delivering.delete(touid)
    if ((useThreads.getState().open[touid]?.thread.mine.delivered ?? 0) >= upTo) return
    void client.call(Message.setDelivered, { touid, seq: upTo }).catch(() => undefined)
  }, SOON_MS)
}

/** Receipts for messages that came while no device of mine was connected. */
async function tellDelivered(): Promise<void> {
  const { uid } = useSession.getState()
  const { list } = await client.call(Message.getConversations, {}).catch(() => ({ list: [] }))
  if (useSession.getState().uid !== uid) return
  for (const { id, last, mine } of list) if (last.uid !== uid && last.seq > mine.delivered) deliver(id, last.seq)
}

/** A phone that sleeps runs no timers and may keep a connection that is dead. */
function watchSleep(): void {
  let hiddenAt = 0
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now()
    else if (hiddenAt > 0 && Date.now() - hiddenAt > SLEPT_MS && isSignedIn()) onStale()
  })
}
