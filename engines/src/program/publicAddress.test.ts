import { describe, expect, test } from 'vitest'

const addressOf = (name: string) => new URL(process.env[name]!.replace(/^ws/, 'http')).origin
const statusOf = async (origin: string, path: string, method = 'GET') => (await fetch(origin + path, { method })).status

/** Separation of the operators' and the API's endpoints from the address browsers connect to. */
describe('the address browsers reach', () => {
  const guarded = ['/api', '/api/publish', '/api/info', '/metrics', '/health', '/admin', '/admin/auth', '/debug/pprof/', '/swagger/']

  test.each(guarded)('of Centrifugo has no %s', async (path) => {
    const origin = addressOf('NIMBO_CENTRIFUGO_PUBLIC_URL')
    expect([await statusOf(origin, path), await statusOf(origin, path, 'POST')]).toEqual([404, 404])
  })

  test('of Centrifugo has connections; its API is elsewhere and wants its key', async () => {
    expect(await statusOf(addressOf('NIMBO_CENTRIFUGO_PUBLIC_URL'), '/connection/websocket')).toBe(400)
    const internal = addressOf('NIMBO_CENTRIFUGO_API_URL')
    expect(await statusOf(internal, '/health')).toBe(200)
    expect(await statusOf(internal, '/api/info', 'POST')).toBe(401)
    expect(await statusOf(internal, '/connection/websocket')).toBe(404)
  })

  test.each(['/metrics', '/debug/pprof/', '/debug/rooms', '/debug/goroutine', '/admin'])('of LiveKit has no %s', async (path) => {
    expect(await statusOf(addressOf('NIMBO_LIVEKIT_PUBLIC_URL'), path)).toBe(404)
  })

  test('of LiveKit takes commands with the key only', async () => {
    for (const command of ['RoomService/ListRooms', 'RoomService/DeleteRoom', 'RoomService/RemoveParticipant', 'Egress/ListEgress']) {
      const response = await fetch(`${addressOf('NIMBO_LIVEKIT_PUBLIC_URL')}/twirp/livekit.${command}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      expect([command, response.status]).toEqual([command, 401])
    }
  })

  test.each(['/', '/nimbo', '/nimbo?list-type=2', '/metrics', '/admin', '/list-users', '/create-user'])(
    'of the object storage gives %s to nobody without a signature',
    async (path) => {
      const origin = addressOf('NIMBO_S3_PUBLIC_URL')
      for (const method of ['GET', 'PATCH', 'DELETE']) expect(await statusOf(origin, path, method)).toBeGreaterThanOrEqual(400)
    },
  )
})
