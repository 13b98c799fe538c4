import { expect, test } from 'vitest'
import { contactOf } from './contactOf.ts'

test.each([
  ['whatsapp', '+55 71 98842-0619', '+5571988420619'],
  ['whatsapp', '0055 71 98842-0619', '+5571988420619'],
  ['phone', '+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
  ['phone', '+33 6 12 34 56 78', '+33612345678'],
  ['email', 'Bia.Nascimento+live@mail.example.com', 'Bia.Nascimento+live@mail.example.com'],
  ['telegram', '@bia_live', '@bia_live'],
  ['telegram', 'bia_live', '@bia_live'],
  ['telegram', 'https://t.me/bia_live', '@bia_live'],
] as const)('%s %s is stored as %s', (type, typed, stored) => {
  expect(contactOf(type, typed)).toBe(stored)
})

test.each([
  ['whatsapp', '71 98842-0619'],
  ['whatsapp', '+55 71'],
  ['whatsapp', '@bia_live'],
  ['phone', 'call me'],
  ['phone', '+55 71 98842-0619 ext. 12'],
  ['phone', '+999 123456789'],
  ['email', 'bia@localhost'],
  ['email', 'bia@@example.com'],
  ['email', 'bia example.com'],
  ['email', 'bia@example..com'],
  ['email', 'Bia <bia@example.com>'],
  ['telegram', '@bia'],
  ['telegram', '@1bia_live'],
  ['telegram', '@bia_live_'],
  ['telegram', 'bia live'],
  ['telegram', 'https://example.com/bia_live'],
] as const)('%s %s reaches nobody', (type, typed) => {
  expect(contactOf(type, typed)).toBeUndefined()
})
