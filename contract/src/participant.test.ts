import { expect, test } from 'vitest'
import { parseIdentity, participantIdentity } from './participant.ts'

test('an identity says whose device it is, and which', () => {
  expect(parseIdentity(participantIdentity('anchor', 204_817, '6f1c2a34'))).toEqual({ uid: 204_817, role: 'anchor', connection: '' })
  expect(parseIdentity(participantIdentity('viewer', 204_817, '6f1c2a34'))).toEqual({
    uid: 204_817,
    role: 'viewer',
    connection: '6f1c2a34',
  })
  expect(parseIdentity(participantIdentity('rival', 204_817, ''))).toEqual({ uid: 204_817, role: 'rival', connection: '' })
  expect(participantIdentity('viewer', 7, 'a')).not.toBe(participantIdentity('viewer', 7, 'b'))
})

test('a foreign identity names nobody', () => {
  for (const foreign of ['', 'guest', '7:', ':guest', 'pk:', 'pk:7:guest', 'pk:x', '-7', '7.5'])
    expect(parseIdentity(foreign)).toBeUndefined()
})
