import { expect, test } from 'vitest'
import { isHinted } from './wordHint.ts'

const listed = ['ass', 'my whatsapp', '大麻', 'قمار']

test.each(['What an ASS!', 'here is my  WhatsApp', '有没有大麻卖', 'هذا قمار'])('%s', (text) => expect(isHinted(text, listed)).toBe(true))
test.each(['class of 98', 'WhatsApp is down', '遇到大麻烦了', 'أقمار', ''])('not %s', (text) => expect(isHinted(text, listed)).toBe(false))
