import { describe, expect, test } from 'vitest'
import { cardToPlay } from './cardToPlay.ts'

describe('the card that plays', () => {
  const card = (stream: string, top: number, height = 226) => ({ stream, top, height })
  const rows = [card('1_1', -200), card('2_1', 40), card('3_1', 270), card('4_1', 500), card('5_1', 730)]
  const none = new Set<string>()

  test('is in view and nearest to the eyes', () => expect(cardToPlay(rows, 844, none, undefined)?.stream).toBe('3_1'))
  test('goes on while it is in view', () => expect(cardToPlay(rows, 844, none, '4_1')?.stream).toBe('4_1'))
  test('changes once it has been scrolled away', () => expect(cardToPlay(rows, 844, none, '1_1')?.stream).toBe('3_1'))
  test('plays once', () => expect(cardToPlay(rows, 844, new Set(['3_1']), undefined)?.stream).toBe('2_1'))
  test('is none of a screen that is hidden', () => expect(cardToPlay([card('1_1', 0, 0)], 844, none, '1_1')).toBeUndefined())
})
