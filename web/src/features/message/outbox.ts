import { CommonRefusals, Message, Refusal } from '@nimbo/contract'
import { create } from 'zustand'
import { client } from '../../lib/client.ts'
import { useNetwork } from '../../lib/network.ts'
import { useSession } from '../../lib/session.ts'
import { readRecord, writeStored } from '../../lib/storage.ts'
import { UploadError, uploadPicture } from '../../lib/upload.ts'
import { changed, LOST_PICTURE, nextTo, type Outgoing, parseOutbox, queued, REFUSED_PICTURE, waitingFor, without } from './outbox.state.ts'
import { takeMessage } from './threads.ts'

const RETRY_MS = [1_000, 2_000, 5_000, 10_000]
const HASTY_MS = 4_000

/** Kept by this page alone, where the device refuses to store it. */
let unstored: readonly Outgoing[] | undefined
const read = (): Outgoing[] => [...(unstored ?? readRecord('outbox', parseOutbox) ?? [])]
/** What has not been sent, as it stands on the device: other tabs write there, too. */
export const useOutbox = create<{ list: readonly Outgoing[] }>()(() => ({ list: read() }))

function write(change: (list: readonly Outgoing[]) => Outgoing[]): void {
  const list = change(read())
  writeStored('outbox', list.length > 0 ? JSON.stringify({ list }) : null)
  unstored = (readRecord('outbox', parseOutbox) ?? []).length === list.length ? undefined : list
  useOutbox.setState({ list })
}
const refresh = () => useOutbox.setState({ list: read() })

/** Pictures that are not uploaded yet are of this page only. */
const pictures = new Map<string, { blob: Blob; url: string }>()
export const pictureUrl = (key: string): string | undefined => pictures.get(key)?.url
function dropPicture(key: string): void {
  const picture = pictures.get(key)
  // What is drawn in its place has to be there first.
  if (picture) setTimeout(() => URL.revokeObjectURL(picture.url), 10_000)
  pictures.delete(key)
}

interface NewMessage {
  touid: number
  kind: 'text' | 'image'
  content?: string
  picture?: { blob: Blob; width: number; height: number }
}

/** Written down, then sent: a page that is closed in between goes on with it when it is opened again. */
export function post({ touid, kind, content = '', picture }: NewMessage): void {
  const { uid } = useSession.getState()
  const key = crypto.randomUUID()
  if (picture) pictures.set(key, { blob: picture.blob, url: URL.createObjectURL(picture.blob) })
  const { width = 0, height = 0 } = picture ?? {}
  const one: Outgoing = { key, uid, touid, kind, content, object: '', width, height, at: Math.floor(Date.now() / 1000), failed: '' }
  write((list) => queued(list, one))
  void sendTo(touid)
}

export function retry(key: string): void {
  write((list) => changed(list, key, { failed: '' }))
  const one = read().find((known) => known.key === key)
  if (one) void sendTo(one.touid)
}

export function discard(key: string): void {
  dropPicture(key)
  write((list) => without(list, key))
}

/** What was left behind by a page that was closed, or while there was no network. */
export function sendWaiting(): void {
  refresh()
  for (const touid of waitingFor(read(), useSession.getState().uid)) void sendTo(touid)
}

const sending = new Map<number, () => void>()

/** One after the other, so that they arrive in the order they were written. */
async function sendTo(touid: number): Promise<void> {
  const wake = sending.get(touid)
  if (wake) return wake()
  sending.set(touid, () => undefined)
  try {
    const { uid } = useSession.getState()
    for (let tries = 0; useSession.getState().uid === uid;) {
      const one = nextTo(read(), uid, touid)
      if (!one) return
      const waitMs = await sendOne(one, tries)
      tries = waitMs > 0 ? tries + 1 : 0
      if (waitMs > 0) await pause(touid, waitMs)
    }
  } finally {
    sending.delete(touid)
  }
}

/** Until it is time to try again, or something new says that it may be worth it. */
function pause(touid: number, ms: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms)
    sending.set(touid, () => {
      clearTimeout(timer)
      done()
    })
  })
}

/** How long to wait before the next try; 0 when this one is done, one way or the other. */
async function sendOne(one: Outgoing, tries: number): Promise<number> {
  const { key, touid, kind, content, width, height } = one
  try {
    const object = kind === 'image' ? await uploaded(one) : undefined
    const { message, left } = await client.call(Message.send, {
      touid,
      kind,
      content,
      width,
      height,
      ...(object && { object }),
      client_request_id: key,
    })
    takeMessage(touid, message, left)
    dropPicture(key)
    write((list) => without(list, key))
    return 0
  } catch (error) {
    const later = RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]!
    if (error instanceof Refusal) {
      if (error.code === CommonRefusals.TooMany || error.code === CommonRefusals.Busy) return HASTY_MS
      if (error.code === CommonRefusals.SessionInvalid) return later
    } else if (!(error instanceof UploadError) || error.fault !== 'refused') return later
    write((list) => changed(list, key, { failed: failureOf(one, error) }))
    return 0
  }
}

function failureOf({ key, object }: Outgoing, error: unknown): string {
  if (error instanceof Refusal) return error.message
  return object === '' && !pictures.has(key) ? LOST_PICTURE : REFUSED_PICTURE
}

/** The object of a picture. One whose page is gone cannot be uploaded any more. */
async function uploaded({ key, object }: Outgoing): Promise<string> {
  if (object !== '') return object
  const picture = pictures.get(key)
  if (!picture) throw new UploadError('refused')
  const { object: made } = await uploadPicture('chat', picture.blob, () => undefined, AbortSignal.timeout(120_000))
  write((list) => changed(list, key, { object: made }))
  return made
}

/** To be called once. */
export function watchOutbox(): void {
  window.addEventListener('storage', ({ key }) => (key === null || key === 'outbox') && refresh())
  useNetwork.subscribe(({ online }, before) => online && !before.online && sendWaiting())
  useSession.subscribe((now, before) => {
    if (now.uid === before.uid) return
    for (const key of pictures.keys()) dropPicture(key)
    refresh()
  })
  sendWaiting()
}
