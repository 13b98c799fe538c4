import { Live } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { coverPath, covers, emptySetup, setupFault } from './setup.state.ts'

test('a room needs a title, a channel and, if it has one, a password', () => {
  const titled = { ...emptySetup, title: 'Acoustic night' }
  expect(setupFault({ ...emptySetup, title: '   ' })).toBe('title')
  expect(setupFault(titled)).toBe('class')
  expect(setupFault({ ...titled, classId: 1 })).toBeUndefined()
  expect(setupFault({ ...titled, classId: 1, type: 'password', password: ' ' })).toBe('password')
  expect(setupFault({ ...titled, classId: 1, type: 'password', password: '123456' })).toBeUndefined()
})

test('every cover is one the contract accepts', () => {
  for (const cover of covers) {
    const draft = { title: 'x', liveclassid: 1, thumb: coverPath(cover) }
    expect(Live.createRoom.input.safeParse(draft).success, cover).toBe(true)
  }
})
