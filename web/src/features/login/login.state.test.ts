import { expect, test } from 'vitest'
import { canSignIn, findCountries, guessCountry, phoneDigits } from './login.state.ts'

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
