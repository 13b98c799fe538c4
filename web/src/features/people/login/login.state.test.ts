import { expect, test } from 'vitest'
import {
  canChangePassword,
  canRegister,
  canSetPhone,
  canSignIn,
  codeDigits,
  countryOf,
  credentialsOf,
  findCountries,
  guessCountry,
  passwordsDiffer,
  phoneDigits,
  proofMethods,
  resendSecondsLeft,
  sameCredentials,
} from './login.state.ts'

const brazil = { name: 'Brasil', name_en: 'Brazil', tel: '55', iso: 'BR' }
const bahrain = { name: 'Bahrein', name_en: 'Bahrain', tel: '973', iso: 'BH' }
const france = { name: 'França', name_en: 'France', tel: '33', iso: 'FR' }
const sections = [
  { title: 'B', lists: [bahrain, brazil] },
  { title: 'F', lists: [france] },
]

test('a phone is at most eleven figures, whatever keyboard wrote them', () => {
  expect(phoneDigits('71 98842-0619')).toBe('71988420619')
  expect(phoneDigits('٧١٩٨٨')).toBe('71988')
  expect(phoneDigits('１２３')).toBe('123')
  expect(phoneDigits('1234567890123')).toBe('12345678901')
})

test('signing in needs phone, password and country', () => {
  expect(canSignIn({ phone: '1', password: 'x' }, brazil)).toBe(true)
  expect(canSignIn({ phone: '', password: 'x' }, brazil)).toBe(false)
  expect(canSignIn({ phone: '1', password: '' }, brazil)).toBe(false)
  expect(canSignIn({ phone: '1', password: 'x' }, undefined)).toBe(false)
})

test('countries are found by local name, English name and code, inside their sections', () => {
  expect(findCountries(sections, '')).toHaveLength(2)
  expect(findCountries(sections, 'brazil')).toEqual([{ title: 'B', lists: [brazil] }])
  expect(findCountries(sections, '+33')).toEqual([{ title: 'F', lists: [france] }])
  expect(findCountries(sections, 'zzz')).toEqual([])
})

test('the browser region is the first guess', () => {
  expect(guessCountry(sections, 'pt-BR')).toBe(brazil)
  expect(guessCountry(sections, 'pt')).toBeUndefined()
})

const complete = { phone: '71988420619', code: '123456', password: 'a long one', confirmation: 'a long one' }

test('a code is at most six figures', () => {
  expect(codeDigits('12 34-567')).toBe('123456')
  expect(codeDigits('١٢٣٤٥٦')).toBe('123456')
})

test('registering needs every field, a whole code and two equal passwords', () => {
  expect(canRegister(complete, brazil)).toBe(true)
  expect(canRegister(complete, undefined)).toBe(false)
  expect(canRegister({ ...complete, phone: '' }, brazil)).toBe(false)
  expect(canRegister({ ...complete, code: '12345' }, brazil)).toBe(false)
  expect(canRegister({ ...complete, password: '', confirmation: '' }, brazil)).toBe(false)
  expect(canRegister({ ...complete, confirmation: 'a long on' }, brazil)).toBe(false)
})

test('passwords differ only once both are there', () => {
  expect(passwordsDiffer({ password: 'a', confirmation: '' })).toBe(false)
  expect(passwordsDiffer({ password: '', confirmation: 'a' })).toBe(false)
  expect(passwordsDiffer({ password: 'a', confirmation: 'a' })).toBe(false)
  expect(passwordsDiffer({ password: 'a', confirmation: 'A' })).toBe(true)
})

test('another code may be asked for after 59 seconds', () => {
  expect(resendSecondsLeft(1000, 1000)).toBe(59)
  expect(resendSecondsLeft(1000, 1999)).toBe(59)
  expect(resendSecondsLeft(1000, 2000)).toBe(58)
  expect(resendSecondsLeft(1000, 60_000)).toBe(0)
  expect(resendSecondsLeft(1000, 600_000)).toBe(0)
})

test('a clock set back does not lengthen the wait', () => {
  expect(resendSecondsLeft(600_000, 1000)).toBe(59)
})

test('credentials are the same only when country, phone and password are', () => {
  const credentials = credentialsOf(complete, brazil)
  expect(sameCredentials(credentials, credentialsOf(complete, brazil))).toBe(true)
  expect(sameCredentials(credentials, undefined)).toBe(false)
  expect(sameCredentials(credentials, credentialsOf(complete, france))).toBe(false)
  expect(sameCredentials(credentials, credentialsOf({ ...complete, password: 'another' }, brazil))).toBe(false)
})

test('a chosen country is found again by its short name, in whatever language', () => {
  expect(countryOf(sections, 'FR')).toBe(france)
  expect(countryOf(sections, 'XX')).toBeUndefined()
  expect(countryOf(sections, undefined)).toBeUndefined()
})

test('a new phone needs a country, a number and a whole code', () => {
  expect(canSetPhone(complete, brazil)).toBe(true)
  expect(canSetPhone(complete, undefined)).toBe(false)
  expect(canSetPhone({ ...complete, code: '12345' }, brazil)).toBe(false)
  expect(canSetPhone({ ...complete, phone: '' }, brazil)).toBe(false)
})

test('a new password needs the old one and itself twice', () => {
  expect(canChangePassword({ old: 'x', password: 'a long one', confirmation: 'a long one' })).toBe(true)
  expect(canChangePassword({ old: '', password: 'a long one', confirmation: 'a long one' })).toBe(false)
  expect(canChangePassword({ old: 'x', password: 'a long one', confirmation: 'a long' })).toBe(false)
  expect(canChangePassword({ old: 'x', password: '', confirmation: '' })).toBe(false)
})

test('one proves oneself by what one has, the password first', () => {
  expect(proofMethods({ ispass: 1, mobile: '+55 ••• 06' })).toEqual(['password', 'code'])
  expect(proofMethods({ ispass: 0, mobile: '+55 ••• 06' })).toEqual(['code'])
  expect(proofMethods({ ispass: 1, mobile: '' })).toEqual(['password'])
  expect(proofMethods({ ispass: 0, mobile: '' })).toEqual([])
})
