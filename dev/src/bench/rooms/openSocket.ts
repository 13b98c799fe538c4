interface Subscription {
  channel: string
  token?: string
}
interface Reply {
  id?: number
  error?: { message: string }
  push?: { channel: string; pub?: { data: unknown } }
}

export interface Socket {
  /** Closed by the other side. */
  readonly lost: boolean
  close(): void
}

/** A connection with Centrifugo's JSON protocol and nothing around it: a thousand of them must not cost more than what is measured. */
export function openSocket(
  url: string,
  data: object,
  subscriptions: readonly Subscription[],
  onPublication: (channel: string, data: unknown) => void,
): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = new WebSocket(url)
    let isClosing = false
    const opened = {
      lost: false,
      close: () => {
        isClosing = true
        socket.close()
      },
    }
    const send = (command: object) => socket.send(JSON.stringify(command))
    let waiting = subscriptions.length
    const answered = ({ id, error }: Reply) => {
      if (error) return fail(new Error(`command ${id}: ${error.message}`))
      if (id === 1) subscriptions.forEach((subscription, n) => send({ id: n + 2, subscribe: subscription }))
      else if (--waiting === 0) done(opened)
    }
    socket.addEventListener('open', () => send({ id: 1, connect: { data } }))
    socket.addEventListener('message', ({ data: text }: { data: string }) => {
      for (const line of text.split('\n')) {
        if (line === '{}') socket.send('{}')
        if (line.length <= 2) continue
        const reply = JSON.parse(line) as Reply
        if (reply.id !== undefined) answered(reply)
        else if (reply.push?.pub) onPublication(reply.push.channel, reply.push.pub.data)
      }
    })
    socket.addEventListener('error', () => fail(new Error('the connection failed')))
    socket.addEventListener('close', () => {
      opened.lost = !isClosing
      fail(new Error('the connection was closed'))
    })
  })
}
