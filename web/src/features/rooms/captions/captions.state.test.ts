import { describe, expect, test } from 'vitest'
import { roomWith } from '../../../testing/roomWith.ts'
import { caption } from '../../../testing/samples/roomEvents.ts'
import { captionsSlice } from './captions.state.ts'

const texts = (...events: Parameters<typeof caption>[]) => {
  const room = roomWith([captionsSlice])
  room.receive(events.map((event) => caption(...event)))
  return room.read(captionsSlice).map(({ content }) => content)
}

describe('captions', () => {
  test('a phrase grows in its place, and the one before it stays', () => {
    expect(texts([1, 0, 'boa'], [1, 1, 'boa noite'])).toEqual(['boa noite'])
    expect(texts([1, 1, 'boa noite', 1], [2, 0, 'a próxima'])).toEqual(['boa noite', 'a próxima'])
    expect(texts([1, 0, 'um', 1], [2, 0, 'dois', 1], [3, 0, 'três'])).toEqual(['dois', 'três'])
  })

  test('a version that comes late is passed over', () => {
    expect(texts([1, 4, 'boa noite gente', 1], [1, 3, 'boa noite'])).toEqual(['boa noite gente'])
    expect(texts([1, 1, 'um', 1], [2, 0, 'dois'], [1, 0, 'u'])).toEqual(['um', 'dois'])
  })

  test('a clock that goes back, as on another device, stops nothing', () => {
    expect(texts([900, 0, 'before', 1], [100, 0, 'after', 1])).toEqual(['before', 'after'])
  })
})
