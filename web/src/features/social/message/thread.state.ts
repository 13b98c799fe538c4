import type { PrivateMessage, Receipt } from '@nimbo/contract'

/** State of one conversation on this device. */
export interface Thread {
  /** Oldest first and without gaps. */
  messages: readonly PrivateMessage[]
  /** Number up to which every message is here, or lies before those shown. */
  last: number
  /** Messages after a gap. */
  ahead: readonly PrivateMessage[]
  /** The newest message there is, as far as this device was told. */
  newest: number
  hasOlder: boolean
  /** Receipts: up to which message I have theirs, and they mine. */
  mine: Receipt
  theirs: Receipt
}

/** More is not kept: a page that stays open for days asks for what is older again. */
export const MOST_KEPT = 1_500

const noReceipt: Receipt = { delivered: 0, read: 0 }
export const emptyThread: Thread = { messages: [], last: 0, ahead: [], newest: 0, hasOlder: false, mine: noReceipt, theirs: noReceipt }

interface Page {
  seq: number
  list: readonly PrivateMessage[]
  more: 0 | 1
  mine: Receipt
  theirs: Receipt
}

/**
 * The newest page, as a conversation is opened with; what came meanwhile is kept. A message written while the page was read may be in its list
 * and not in its number: taken from the number alone, it would be put in its place a second time when it comes by itself.
 */
export function openWith(thread: Thread, page: Page): Thread {
  const last = Math.max(page.seq, page.list.at(-1)?.seq ?? 0)
  const opened = { ...emptyThread, messages: page.list, last, newest: last, hasOlder: page.more === 1 }
  return raise(raise(take(opened, [...thread.messages, ...thread.ahead]), 'mine', page.mine), 'theirs', page.theirs)
}

/** A page before what is shown. One that does not end there belongs to another moment. */
export function putBefore(thread: Thread, page: Pick<Page, 'list' | 'more'>): Thread {
  const first = thread.messages[0]?.seq
  if (first === undefined || (page.list.length > 0 && page.list.at(-1)!.seq !== first - 1)) return thread
  return { ...thread, messages: [...page.list, ...thread.messages], hasOlder: page.more === 1 }
}

/** Messages in whatever order, and as often as they come: each is put in its place once, and shown when all before it are here. */
export function take(thread: Thread, given: readonly PrivateMessage[]): Thread {
  const beyond = new Map([...thread.ahead, ...given].filter(({ seq }) => seq > thread.last).map((message) => [message.seq, message]))
  if (beyond.size === 0) return thread
  const next: PrivateMessage[] = []
  let { last } = thread
  for (let message = beyond.get(last + 1); message; message = beyond.get(last + 1)) {
    next.push(message)
    last += 1
    beyond.delete(last)
  }
  const ahead = [...beyond.values()].toSorted((a, b) => a.seq - b.seq)
  const all = [...thread.messages, ...next]
  const messages = all.slice(-MOST_KEPT)
  return {
    ...thread,
    messages,
    hasOlder: thread.hasOlder || messages.length < all.length,
    last,
    ahead,
    newest: Math.max(thread.newest, last, ahead.at(-1)?.seq ?? 0),
  }
}

/** Answer to "which messages came after?": if the server has no more, there are none, whatever was announced. */
export function fill(thread: Thread, page: Page): Thread {
  const filled = take({ ...thread, newest: page.seq }, page.list)
  return raise(raise(filled, 'mine', page.mine), 'theirs', page.theirs)
}

export const hasHole = ({ newest, last }: Thread): boolean => newest > last

/** Receipts only grow: an older one that comes later says nothing. */
export function raise(thread: Thread, whose: 'mine' | 'theirs', { delivered, read }: Receipt): Thread {
  const before = thread[whose]
  const raised = { delivered: Math.max(before.delivered, delivered, read), read: Math.max(before.read, read) }
  if (raised.delivered === before.delivered && raised.read === before.read) return thread
  return { ...thread, [whose]: raised }
}

/** I took everything up to here out of my list. */
export function clear(thread: Thread, seq: number): Thread {
  return { ...thread, messages: thread.messages.filter((message) => message.seq > seq), hasOlder: false }
}

export type Tick = 'sent' | 'delivered' | 'read'
/** Delivery of one of my messages. */
export function tickOf({ theirs }: Thread, seq: number): Tick {
  return seq <= theirs.read ? 'read' : seq <= theirs.delivered ? 'delivered' : 'sent'
}

/** The newest message of the other that I have not read; 0: none. */
export function unreadUpTo({ messages, mine }: Thread, uid: number): number {
  return messages.findLast((message) => message.uid !== uid && message.seq > mine.read)?.seq ?? 0
}
