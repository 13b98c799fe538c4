import { expect, test } from 'vitest'
import { call, domain } from './call.ts'
import { languageOf, languageOfBrowser } from './language.ts'
import { domains, resolver } from './registry.ts'
import { int, isStorable, nothing, string } from './scalars.ts'

const resolve = resolver(domains)

test('every call is found by its own name and by the specification’s', () => {
  for (const calls of Object.values(domains)) {
    for (const c of Object.values(calls)) {
      expect(resolve(c.name)).toBe(c)
      expect(resolve(c.specName)).toBe(c)
      expect(resolve(`App.${c.name}`)).toBe(c)
    }
  }
})

test('nothing else is found', () => {
  for (const name of [
    '',
    'Home',
    'Home.',
    '.getHot',
    'home.getHot',
    'Home.getHot ',
    'App.App.Home.getHot',
    '__proto__.toString',
    'Home.toString',
  ]) {
    expect(resolve(name)).toBeUndefined()
  }
})

test('two calls cannot share a name', () => {
  const query = () => call({ auth: 'guest', kind: 'query', summary: '', input: nothing, output: nothing })
  const Twice = domain('Twice', { look: query(), Look: query() })
  expect(() => resolver({ Twice })).toThrow('Twice')
})

test('integers are exactly integers, as text or as number', () => {
  const schema = int(1, 100)
  for (const good of ['1', '100', 7]) expect(schema.safeParse(good).success).toBe(true)
  for (const bad of ['', ' 1', '1.0', '0x10', '1e2', '１', null, [], [1], true, 1.5, 0, 101, '101', Number.NaN, Infinity]) {
    expect(schema.safeParse(bad).success).toBe(false)
  }
})

test('text is what can be stored: everything but NUL and half a pair', () => {
  for (const good of ['', '👩‍👩‍👧', '\u202e', '\uffff', '\u0001', '\u{10ffff}', '\\0', '\\ud83d', 'e\u0301'.repeat(50)]) {
    expect(string().safeParse(good).success).toBe(true)
  }
  expect([{ a: ['x', { b: 'y\0' }] }, ['\ud800'], { a: 1, b: null, c: '😀' }].map(isStorable)).toEqual([false, false, true])
})

test('languages come from a closed list', () => {
  expect(['pt', 'zh', 'xx', '../en', undefined].map(languageOf)).toEqual(['pt', 'zh', 'en', 'en', 'en'])
  expect(['pt-BR', 'ZH-tw', 'zh-Hant-HK', 'zh-SG', 'zh', 'de-DE', 'ar', 'es-419'].map(languageOfBrowser)).toEqual([
    'pt',
    'zh',
    'zh',
    'zh-cn',
    'zh-cn',
    'en',
    'ar',
    'es',
  ])
})
