import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDisconnect } from './createDisconnect.ts'
import { LogLevel, Room, setLogLevel } from './livekit.ts'

const connections: RTCPeerConnection[] = []
const open = () => connections.filter(({ signalingState }) => signalingState !== 'closed').length

beforeEach(() => {
  setLogLevel(LogLevel.silent)
  connections.length = 0
  const Original = window.RTCPeerConnection
  vi.stubGlobal(
    'RTCPeerConnection',
    class extends Original {
      constructor(configuration?: RTCConfiguration) {
        super(configuration)
        connections.push(this)
      }
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

/** A server that takes its time: the socket neither opens nor fails. */
class SilentSocket extends EventTarget {
  readyState = WebSocket.CONNECTING
  close() {}
  send() {}
}

function connecting() {
  const room = new Room()
  const leave = createDisconnect(room)
  const connected = room.connect('ws://127.0.0.1:9', 'token').then(
    () => 'joined',
    () => 'failed',
  )
  return { room, leave, connected }
}

test('left before the server has answered, nothing stays open', async () => {
  vi.stubGlobal('WebSocket', Object.assign(SilentSocket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }))
  const { leave, connected } = connecting()
  await expect.poll(open).toBe(1)
  await leave()
  expect(await connected).toBe('failed')
  await expect.poll(open).toBe(0)
})

test('a server that is not there leaves nothing open', async () => {
  const { leave, connected } = connecting()
  expect(await connected).toBe('failed')
  await leave()
  expect(connections.length).toBeGreaterThan(0)
  expect(open()).toBe(0)
})

test('LiveKit alone forgets what it has opened', async () => {
  const { room, connected } = connecting()
  expect(await connected).toBe('failed')
  await room.disconnect()
  // With a version that closes it, `createDisconnect` has nothing left to do and goes.
  expect(open()).toBe(1)
})
