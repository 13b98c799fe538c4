import { describe, expect, test } from 'vitest'
import { markedParts } from './markedParts.ts'

describe('what was searched for', () => {
  test.each([
    ['Marina Luz', 'mar', ['', 'Mar', 'ina Luz']],
    ['Omar Haddad', 'mar', ['O', 'mar', ' Haddad']],
    ['DJ Kaíque', 'kaique', ['DJ ', 'Kaíque', '']],
    ['Kai\u0301que', 'IQ', ['Ka', 'i\u0301q', 'ue']],
    ['سَهرة', 'سهره', ['', 'سَهرة', '']],
    ['ﬁesta', 'fi', ['', 'ﬁ', 'esta']],
    ['Bia', 'x', ['Bia', '', '']],
    ['Bia', '\u0301', ['Bia', '', '']],
  ])('in %s is %s', (text, words, parts) => expect(markedParts(text, words)).toEqual(parts))
})
