import { CommonRefusals, Message, Refusal } from '@nimbo/contract'
import type { Output } from '@nimbo/contract'
import { create } from 'zustand'
import { client } from '../../../lib/client.ts'
import { createOutbox } from '../../../lib/outbox/createOutbox.ts'
import { createStoredList } from '../../../lib/outbox/storedList.ts'
import { useNetwork } from '../../../lib/network.ts'
import { useSession } from '../../../lib/session.ts'
import { UploadError, uploadPicture } from '../../../lib/upload.ts'
import { changed, LOST_PICTURE, MOST_WAITING, type Outgoing, parseOutgoing, REFUSED_PICTURE, waitingOf, without } from './outbox.state.ts'
import { takeMessage } from './threads.ts'

const RETRY_MS = [1_000, 2_000, 5_000, 10_000]
const HASTY_MS = 4_000

const stored = createStoredList<Outgoing>({ storageKey: 'outbox', limit: MOST_WAITING, parse: parseOutgoing })
/** Unsent messages, as stored on the device. */
export const useOutbox = create<{ list: readonly Outgoing[] }>()(() => ({ list: stored.read() }))
const refresh = () => useOutbox.setState({ list: stored.read() })

function write(change: (list: readonly Outgoing[]) => Outgoing[]): void {
  stored.write(change)
  refresh()
}

/** Pictures that are not uploaded yet are of this page only. */
const pictures = new Map<string, { blob: Blob; url: string }>()
export const pictureUrl = (key: string): string | undefined => pictures.get(key)?.url
function dropPicture(key: string): void {
  const picture = pictures.get(key)
  // The picture that replaces it has to be loaded first.
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
  write((list) => [...list, one])
  outbox.wake(touid)
}

export function retry(key: string): void {
  write((list) => changed(list, key, { failed: '' }))
  const one = stored.read().find((known) => known.key === key)
  if (one) outbox.wake(one.touid)
}

export function discard(key: string): void {
  dropPicture(key)
  write((list) => without(list, key))
}

/** Messages left by a page that was closed, or while there was no network. */
export function sendWaiting(): void {
  refresh()
  outbox.wake()
}

type Sent = Output<typeof Message.send>

/** To one person one after the other, so that they arrive in the order they were written. */
const outbox = createOutbox<Outgoing, Sent>({
  list: () => waitingOf(stored.read(), useSession.getState().uid),
  laneOf: ({ touid }) => touid,
  async send(one) {
    const { key, touid, kind, content, width, height } = one
    const object = kind === 'image' ? await uploaded(one) : undefined
    const input = { touid, kind, content, width, height, ...(object && { object }) }
    return client.call(Message.send, { ...input, client_request_id: key })
  },
  retryAfter(error, tries) {
    const later = RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]!
    if (error instanceof Refusal) {
      if (error.code === CommonRefusals.TooMany || error.code === CommonRefusals.Busy) return HASTY_MS
      return error.code === CommonRefusals.SessionInvalid ? later : undefined
    }
    return error instanceof UploadError && error.fault === 'refused' ? undefined : later
  },
  onAnswer({ key, touid }, { message, left }) {
    takeMessage(touid, message, left)
    discard(key)
  },
  onOver: (one, error) => write((list) => changed(list, one.key, { failed: failureOf(one, error) })),
})

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
