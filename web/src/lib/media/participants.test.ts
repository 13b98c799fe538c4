import { participantIdentity } from '@nimbo/contract'
import { beforeAll, expect, test, vi } from 'vitest'
import { gatherParticipants } from './participants.ts'
import type { MediaParticipant } from './participants.ts'

class FakeStream {
  #tracks: { kind: string }[] = []
  addTrack = (track: { kind: string }) => void this.#tracks.push(track)
  removeTrack = (track: { kind: string }) => void (this.#tracks = this.#tracks.filter((other) => other !== track))
  getTracks = () => [...this.#tracks]
}
beforeAll(() => void vi.stubGlobal('MediaStream', FakeStream))

function gathered() {
  let seen: readonly MediaParticipant[] = []
  const people = gatherParticipants((participants) => (seen = participants))
  const track = (kind: 'video' | 'audio') => ({ kind, mediaStreamTrack: { kind } }) as never
  const from = (role: 'anchor' | 'guest' | 'rival', uid: number) => ({
    identity: participantIdentity(role === 'guest' ? 'viewer' : role, uid, 'c'),
  })
  return { people, track, from, roles: () => seen.map(({ role, uid }) => `${role} ${uid}`), seen: () => seen }
}

test('an anchor and up to four who send beside them are seen, the anchor first', () => {
  const { people, track, from, roles } = gathered()
  for (let uid = 1; uid <= 5; uid++) people.add(track('video'), {} as never, from('guest', uid))
  people.add(track('video'), {} as never, from('anchor', 7))
  expect(roles()).toEqual(['anchor 7', 'guest 1', 'guest 2', 'guest 3', 'guest 4'])
})

test('the rival of a battle is no guest', () => {
  const { people, track, from, roles } = gathered()
  for (const role of ['guest', 'rival', 'anchor'] as const) people.add(track('video'), {} as never, from(role, 7))
  expect(roles()).toEqual(['anchor 7', 'rival 7', 'guest 7'])
})

test('a stream stays the same while its tracks come and go, and a replaced track leaves it', () => {
  const { people, track, from, seen } = gathered()
  const anchor = from('anchor', 7)
  const [old, next] = [track('video'), track('video')]
  people.add(old, {} as never, anchor)
  people.add(track('audio'), {} as never, anchor)
  const stream = seen()[0]!.stream
  people.add(next, {} as never, anchor)
  expect(seen()[0]).toMatchObject({ tracks: ['camera', 'microphone'] })
  expect(seen()[0]!.stream).toBe(stream)
  expect(stream.getTracks()).toHaveLength(2)
  people.remove(next, {} as never, anchor)
  expect(seen()[0]).toMatchObject({ tracks: ['microphone'] })
})

test('whoever left during a break, and what they send no more, is not seen after it', () => {
  const { people, track, from, roles, seen } = gathered()
  const camera = {} as never
  people.add(track('video'), camera, from('anchor', 7))
  people.add(track('audio'), {} as never, from('anchor', 7))
  people.add(track('video'), {} as never, from('guest', 8))
  const trackPublications = new Map([['camera', camera]])
  people.prune({ remoteParticipants: new Map([[from('anchor', 7).identity, { trackPublications }]]) } as never)
  expect(roles()).toEqual(['anchor 7'])
  expect(seen()[0]).toMatchObject({ tracks: ['camera'] })
})

test('what a guest has muted is not sent', () => {
  const { people, track, from, seen } = gathered()
  const [camera, microphone] = [{ isMuted: true }, { isMuted: false }]
  people.add(track('video'), camera as never, from('guest', 8))
  people.add(track('audio'), microphone as never, from('guest', 8))
  expect(seen()[0]).toMatchObject({ uid: 8, tracks: ['microphone'] })
  Object.assign(camera, { isMuted: false })
  people.tell()
  expect(seen()[0]).toMatchObject({ tracks: ['camera', 'microphone'] })
})
