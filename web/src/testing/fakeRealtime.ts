import type { FeedFrame } from '@nimbo/contract'
import { entered } from './samples/rooms.ts'

interface Command {
  id?: number
  connect?: object
  subscribe?: { channel: string; recover?: boolean }
}
type AppWindow = Window & typeof globalThis

/** Centrifugo as a page sees it: whatever is published here arrives over the page's own connection. */
export class FakeRealtime {
  readonly #sockets = new Set<{ channels: Set<string>; receive: (message: object) => void; drop: () => void }>()
  readonly #offsets = new Map<string, number>()
  /** Whether a page that comes back is told that nothing was lost. */
  recovers = true
  #frames = 0

  /** For the `before` of a screen. */
  readonly install = (frame: AppWindow): void => {
    const open = this.#open
    frame.WebSocket = class {
      readonly readyState = 1
      onopen?: () => void
      onmessage?: (message: { data: string }) => void
      onclose?: (closed: { code: number; reason: string }) => void
      readonly #server
      constructor(url: string) {
        const close = () => this.onclose?.({ code: 1006, reason: '' })
        this.#server = url.includes('realtime.invalid') ? open((text) => this.onmessage?.({ data: text }), close) : undefined
        if (this.#server) setTimeout(() => this.onopen?.())
      }
      addEventListener() {}
      removeEventListener() {}
      send(text: string) {
        this.#server?.(text)
      }
      close() {}
    } as unknown as typeof WebSocket
  }

  readonly #open = (send: (text: string) => void, drop: () => void) => {
    const channels = new Set<string>()
    const receive = (message: object) => send(JSON.stringify(message))
    this.#sockets.add({ channels, receive, drop })
    return (text: string) => {
      for (const line of text.split('\n').filter(Boolean)) {
        const { id, connect, subscribe } = JSON.parse(line) as Command
        if (connect) setTimeout(() => receive({ id, connect: { client: 'c', version: '', ping: 600 } }))
        if (subscribe) {
          channels.add(subscribe.channel)
          const offset = this.#offsets.get(subscribe.channel) ?? 0
          const recovery = subscribe.recover ? { was_recovering: true, recovered: this.recovers } : {}
          setTimeout(() => receive({ id, subscribe: { recoverable: true, positioned: true, epoch: 'e', offset, ...recovery } }))
        }
      }
    }
  }

  get subscribed(): number {
    return [...this.#sockets].reduce((sum, { channels }) => sum + channels.size, 0)
  }

  /** The network goes away for a moment; the page connects again by itself. */
  dropConnections(): void {
    for (const socket of this.#sockets) {
      this.#sockets.delete(socket)
      socket.drop()
    }
  }

  publish(channel: 'room' | 'feed', data: unknown): void {
    const name = entered.realtime[channel].channel
    const offset = (this.#offsets.get(name) ?? 0) + 1
    this.#offsets.set(name, offset)
    for (const { channels, receive } of this.#sockets) if (channels.has(name)) receive({ push: { channel: name, pub: { data, offset } } })
  }

  /** A tick of the feed. */
  publishFrame(events: readonly unknown[], chat?: { from: number; to: number }): void {
    const { from, to } = chat ?? { from: 1, to: 0 }
    const frame: Omit<FeedFrame, 'events'> & { events: readonly unknown[] } = {
      _method_: 'broadcast',
      id: `frame-${(this.#frames += 1)}`,
      from,
      to,
      skipped: 0,
      last: to,
      events,
    }
    this.publish('feed', frame)
  }
}
