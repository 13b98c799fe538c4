import { expect, test } from 'vitest'
import { documentValidity, documentText, keyValidity, withMarks } from './typedKey.ts'

test('marks come by themselves, also around what is pasted', () => {
  expect(withMarks('cpf', '5299822')).toBe('529.982.2')
  expect(withMarks('cpf', '529.982.247-25x9')).toBe('529.982.247-25')
  expect(withMarks('cnpj', '12abc34501de35')).toBe('12.ABC.345/01DE-35')
  expect(withMarks('phone', '+55 71 98842-0101')).toBe('(71) 98842-0101')
  expect(withMarks('phone', '71988')).toBe('(71) 988')
  expect(withMarks('email', ' a@b.co ')).toBe('a@b.co')
  expect([documentText('52998224725'), documentText('112223330001')]).toEqual(['529.982.247-25', '11.222.333/0001'])
})

test('a number is judged once it is whole, and a right one at once', () => {
  expect(['', '529.982', '529.982.247-25', '529.982.247-26'].map((text) => keyValidity('cpf', text))).toEqual([
    'empty',
    'partial',
    'good',
    'bad',
  ])
  expect([keyValidity('email', 'a@b'), keyValidity('email', 'a@b.co')]).toEqual(['partial', 'good'])
  expect([keyValidity('phone', '(71) 98842-0101'), keyValidity('phone', '(71) 38842-0101')]).toEqual(['good', 'bad'])
  expect(keyValidity('random', '3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toBe('good')
  expect([documentValidity('529.982.247-26'), documentValidity('11.222.333/0001-81')]).toEqual(['bad', 'good'])
})
