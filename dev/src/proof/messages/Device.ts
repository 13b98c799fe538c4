import { Message, parsePersonalEvent, type PrivateMessage, User } from '@nimbo/contract'
import { Centrifuge } from 'centrifuge'
import type { CrowdPerson } from '../../bench/crowd.ts'

const RETRY_MS = 300

interface Known {
  /** In the order they were shown. */
  shown: PrivateMessage[]
  ahead: Map<number, PrivateMessage>
  asking: boolean
}

/** A device that only keeps what the contract promises: each message once, in its place, and what is missing is asked for. */
export class Device {
  repeatsDropped = 0
  gapsFilled = 0
  readonly #person: CrowdPerson
  readonly #conversations = new Map<number, Known>()
  #connection: Centrifuge | undefined

  constructor(person: CrowdPerson, peers: readonly number[]) {
    this.#person = person
    for (const uid of peers) this.#conversations.set(uid, { shown: [], ahead: new Map(), asking: false })
  }

  async open(): Promise<void> {
    const { usersign } = await this.#person.call(User.getUserSign, {})
    const { url, channel, token } = await this.#person.call(Message.getRealtime, {})
    this.#connection = new Centrifuge(url, { data: { usersign }, minReconnectDelay: 100, maxReconnectDelay: 500 })
    const getToken = async () => (await this.#person.call(Message.getRealtime, {})).token
    const subscription = this.#connection.newSubscription(channel, { token, getToken, maxResubscribeDelay: 500 })
    subscription.on('publication', ({ data }) => this.#read(data))
    subscription.on('subscribed', ({ recovered }) => {
      if (!recovered) for (const uid of this.#conversations.keys()) void this.ask(uid)
    })
    subscription.subscribe()
    this.#connection.connect()
  }

  shownOf(uid: number): readonly PrivateMessage[] {
    return this.#conversations.get(uid)!.shown
  }

  close(): void {
    this.#connection?.disconnect()
  }

  #read(data: unknown): void {
    const event = parsePersonalEvent(data)
    if (event?._method_ !== 'PrivateMsg') return
    const peer = event.uid === this.#person.uid ? event.touid : event.uid
    const known = this.#conversations.get(peer)!
    this.#take(known, [event.message])
    if (known.ahead.size > 0) void this.ask(peer)
  }

  #take({ shown, ahead }: Known, messages: readonly PrivateMessage[]): void {
    for (const message of messages) {
      if (message.seq <= shown.length || ahead.has(message.seq)) this.repeatsDropped++
      else ahead.set(message.seq, message)
    }
    for (let next = ahead.get(shown.length + 1); next; next = ahead.get(shown.length + 1)) {
      ahead.delete(next.seq)
      shown.push(next)
    }
  }

  /** Everything after the last message that is shown. */
  async ask(peer: number): Promise<void> {
    const known = this.#conversations.get(peer)!
    if (known.asking) return
    known.asking = true
    try {
      for (let isMore = true; isMore;) {
        const page = await this.#person.call(Message.getMessages, { touid: peer, after: known.shown.length })
        if (page.list.length > 0) this.gapsFilled++
        this.#take(known, page.list)
        isMore = page.more === 1
      }
    } catch {
      setTimeout(() => void this.ask(peer), RETRY_MS)
    } finally {
      known.asking = false
    }
  }
}
