import type { EventOf, Sender } from '@nimbo/contract'

/** Another person repeating a request id must not take over my pending line, so the sender is part of the key. */
export const chatKey = ({ uid, mid }: Pick<EventOf<'chat'>, 'uid' | 'mid'>) => `${uid}:${mid}`

/** A line as it stands until the server has numbered it. */
export function pendingChat(mid: string, sender: Sender, text: string): EventOf<'chat'> {
  return { _method_: 'SendMsg', action: 0, msgtype: 2, id: mid, mid, seq: 0, at: 0, ...sender, ct: text }
}

export const chatShownTo = (event: EventOf<'chat'>, blocked: ReadonlySet<number>) => (blocked.has(event.uid) ? undefined : event)
