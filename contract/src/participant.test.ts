import { expect, test } from 'vitest'
import { parseIdentity, participantIdentity } from './participant.ts'

test('an identity says whose device it is and in which role', () => {
  for (const role of ['anchor', 'guest', 'viewer'] as const) {
    expect(parseIdentity(participantIdentity(role, 204_817, '6f1c2a34'))).toEqual({ uid: 204_817, role })
  }
  expect(participantIdentity('viewer', 7, 'a')).not.toBe(participantIdentity('viewer', 7, 'b'))
})

test('a foreign identity names nobody', () => {
  for (const foreign of ['', 'guest', '7:', ':guest', 'pk:7', '-7', '7.5']) expect(parseIdentity(foreign)).toBeUndefined()
})
