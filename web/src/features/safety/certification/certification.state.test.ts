import { expect, test } from 'vitest'
import { applicationOf, birthdayRange, contactToSend, type Draft, missingFields } from './certification.state.ts'

const draft: Draft = {
  realName: ' Rafaela Okoye ',
  sex: 2,
  birthday: '2002-02-09',
  nationality: 'BR',
  contactType: 'whatsapp',
  contact: '71 98842-0619',
}

test('what is missing is named in the order of the form', () => {
  expect(missingFields(draft, 'object', '+55 71•••0619')).toEqual([])
  const empty: Draft = { realName: ' ', sex: 0, birthday: '', nationality: '', contactType: 'email', contact: 'rafa' }
  expect(missingFields(empty, '', '')).toEqual(['photo', 'name', 'birthday', 'sex', 'nationality', 'phone', 'contact'])
})

test.each([
  ['whatsapp', '71 98842-0619', '+55 71 98842-0619'],
  ['phone', '+33 6 12 34 56 78', '+33 6 12 34 56 78'],
  ['phone', '0033 6 12 34 56 78', '0033 6 12 34 56 78'],
  ['telegram', ' @rafa ', '@rafa'],
] as const)('%s %s is sent as %s', (type, typed, sent) => {
  expect(contactToSend(type, typed, '+55 71•••0619')).toBe(sent)
})

test('an application names the consent it was shown', () => {
  const state = { mobile: '+55 71•••0619', consent: '2026-11' } as Parameters<typeof applicationOf>[2]
  expect(applicationOf(draft, 'object', state)).toMatchObject({ real_name: 'Rafaela Okoye', user_img: 'object', consent: '2026-11' })
})

test('the picker ends eighteen years ago', () => {
  expect(birthdayRange(new Date('2026-11-16T03:00:00Z'))).toEqual({ min: '1900-01-01', max: '2008-11-16' })
})
