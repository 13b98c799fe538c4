import { expect, test } from 'vitest'
import { canSend, contactToSend, leadToSend } from './lead.state.ts'
import type { LeadFields } from './lead.state.ts'

const brazil = { name: 'Brasil', name_en: 'Brazil', tel: '55' }
const fields: LeadFields = { name: 'Bia', contactType: 'whatsapp', contact: '71 98842-0619', about: '' }

test('a number typed as at home gets the calling code, one that brings its own keeps it', () => {
  expect(contactToSend('whatsapp', ' 71 98842-0619 ', '55')).toBe('+55 71 98842-0619')
  expect(contactToSend('phone', '+971 50 123 4567', '55')).toBe('+971 50 123 4567')
  expect(contactToSend('phone', '00971501234567', '55')).toBe('00971501234567')
  expect(contactToSend('telegram', '@bia_live', '55')).toBe('@bia_live')
})

test('sending needs a name, a country and something to reach the person by', () => {
  expect(canSend(fields, brazil)).toBe(true)
  expect(canSend(fields, undefined)).toBe(false)
  expect(canSend({ ...fields, name: '  ' }, brazil)).toBe(false)
  expect(canSend({ ...fields, contact: '71' }, brazil)).toBe(false)
  expect(canSend({ ...fields, contactType: 'email', contact: 'bia' }, brazil)).toBe(false)
  expect(canSend({ ...fields, contactType: 'email', contact: 'bia@mail.example' }, brazil)).toBe(true)
  expect(canSend({ ...fields, about: 'x'.repeat(501) }, brazil)).toBe(false)
})

test('operators read the country in English', () => {
  expect(leadToSend(fields, brazil)).toMatchObject({ country: 'Brazil', contact: '+55 71 98842-0619', contact_type: 'whatsapp' })
})
