import { expect, test } from 'vitest'
import { readAddress } from './addressCredentials.ts'

const origin = 'https://nimbo.example'

test('credentials are read and leave the address, everything else stays', () => {
  const { given, language, clean } = readAddress(`${origin}/liveAudience?liveuid=7&uid=12&stream=7_1700000000&token=abc&language=pt#x`)
  expect(given).toEqual({ uid: 12, token: 'abc' })
  expect(language).toBe('pt')
  expect(clean).toBe(`${origin}/liveAudience?liveuid=7&stream=7_1700000000#x`)
})

test.each(['uid=-9999&token=-9999', 'uid=1e3&token=a', 'token=a', 'uid=5', 'uid=0&token=a', 'uid=5&token='])('%s names nobody', (query) => {
  const { given, clean } = readAddress(`${origin}/index?${query}`)
  expect(given).toBeUndefined()
  expect(clean).toBe(`${origin}/index`)
})

test('an unknown language is dropped', () => expect(readAddress(`${origin}/index?language=xx`).language).toBeUndefined())
