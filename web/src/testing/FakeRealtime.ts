interface Command {
  id: number
  connect?: object
  subscribe?: { channel: string }
  unsubscribe?: { channel: string }
}
type AppWindow = Window & typeof globalThis
interface Line {
  send: (message: object) => void
  channels: Set<string>
  /** The network goes away; the page connects again by itself. */
  drop: () => void
}

/** Centrifugo's side of the socket, as much of it as a page needs. Sockets to anybody else stay silent. */
export class FakeRealtime {
  readonly #lines = new Set<Line>()
  readonly #offsets = new Map<string, number>()
  /** Recovery without a gap for a page that comes back. */
  recovers = true
  /** Channels whose subscription is refused. */
  readonly refuses = new Set<string>()
  /** Life of a subscription without a fresh token; unlimited unless set. */
  tokenSeconds: number | undefined

  /** Says something on a channel of every page that follows it. */
  push(channel: string, data: unknown): void {
    const offset = (this.#offsets.get(channel) ?? 0) + 1
    this.#offsets.set(channel, offset)
    for (const line of this.#lines) if (line.channels.has(channel)) line.send({ push: { channel, pub: { data, offset } } })
  }

  /** Takes a channel away from every page, as the server does with a token it no longer takes. */
  unsubscribe(channel: string): void {
    for (const line of this.#lines) {
      if (line.channels.delete(channel)) line.send({ push: { channel, unsubscribe: { code: 2000, reason: 'server unsubscribe' } } })
    }
  }

  follows(channel: string): boolean {
    return [...this.#lines].some((line) => line.channels.has(channel))
  }

  dropConnections(): void {
    for (const line of this.#lines) line.drop()
  }

  /** A class to put in the page's place of WebSocket. */
  socketIn(frame: AppWindow): typeof WebSocket {
    const open = (line: Line) => this.#lines.add(line)
    const close = (line: Line) => this.#lines.delete(line)
    const { refuses } = this
    const reply = (command: Command) => replyTo(command, this)
    class Socket {
      readyState = 0
      readonly url: string
      onopen: (() => void) | null = null
      onmessage: ((event: { data: string }) => void) | null = null
      onclose: ((event: { code: number; reason: string }) => void) | null = null
      onerror: (() => void) | null = null
      readonly #line: Line = {
        channels: new Set(),
        send: (message) => this.onmessage?.({ data: JSON.stringify(message) }),
        drop: () => {
          this.close()
          this.onclose?.({ code: 1006, reason: '' })
        },
      }

      constructor(url: string | URL) {
        this.url = String(url)
        if (!this.url.includes('/connection/websocket')) return
        frame.setTimeout(() => {
          this.readyState = 1
          open(this.#line)
          this.onopen?.()
        })
      }
      addEventListener(): void {}
      removeEventListener(): void {}
      close(): void {
        this.readyState = 3
        close(this.#line)
      }
      send(text: string): void {
        for (const row of text.split('\n').filter(Boolean)) {
          const command = JSON.parse(row) as Command
          if (command.subscribe && !refuses.has(command.subscribe.channel)) this.#line.channels.add(command.subscribe.channel)
          if (command.unsubscribe) this.#line.channels.delete(command.unsubscribe.channel)
          frame.setTimeout(() => this.#line.send({ id: command.id, ...reply(command) }))
        }
      }
    }
    return Socket as unknown as typeof WebSocket
  }
}

function replyTo({ connect, subscribe }: Command, { recovers: recovered, refuses, tokenSeconds }: FakeRealtime): object {
  if (connect) return { connect: { client: 'page', version: '6', ping: 25, pong: true } }
  if (subscribe && refuses.has(subscribe.channel)) return { error: { code: 103, message: 'permission denied' } }
  const life = tokenSeconds === undefined ? {} : { expires: true, ttl: tokenSeconds }
  if (subscribe)
    return { subscribe: { recoverable: true, positioned: true, epoch: 'e', offset: 0, was_recovering: true, recovered, ...life } }
  return {}
}
