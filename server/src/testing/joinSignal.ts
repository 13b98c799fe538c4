/** A participant that speaks LiveKit's signal protocol only: it is in the room, and without media no webhook announces it. */
export interface SignalConnection {
  /** Tokens LiveKit sent over the connection; each is good for ten minutes. */
  refreshed: string[]
  closed: Promise<void>
  close(): void
}

const JWT = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g

/** Resolves with the first refreshed token, which LiveKit sends to everybody who joins. Rejects when the token opens nothing. */
export async function joinSignal(url: string, token: string): Promise<SignalConnection> {
  const socket = new WebSocket(`${url}/rtc?access_token=${token}&protocol=15&sdk=js&version=2.0.0&auto_subscribe=0`)
  socket.binaryType = 'arraybuffer'
  const refreshed: string[] = []
  const closed = new Promise<void>((done) => socket.addEventListener('close', () => done()))
  const joined = new Promise<void>((done) => {
    socket.addEventListener('message', ({ data }) => {
      refreshed.push(
        ...(Buffer.from(data as ArrayBuffer)
          .toString('latin1')
          .match(JWT) ?? []),
      )
      if (refreshed.length > 0) done()
    })
  })
  const refused = closed.then(() => {
    throw new Error('the signal connection was refused')
  })
  await Promise.race([joined, refused])
  refused.catch(() => undefined)
  return { refreshed, closed, close: () => socket.close() }
}
