import { createHash } from 'node:crypto'
import { languages } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { evasionSet } from './evasionSet.ts'
import { tricks } from './tricks.ts'
import { readWordFile } from './wordFile.ts'

const { disguised, clean } = evasionSet()
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ة/g, 'ه')
    .replace(/[^\p{L}\p{N}]/gu, '')

test('seven languages, twelve tricks, fifty words', () => {
  expect(Object.keys(tricks)).toHaveLength(12)
  for (const language of languages) expect(new Set(readWordFile(language).words.map(({ word }) => word)).size, language).toBe(50)
  expect(disguised).toHaveLength(7 * 12 * 50)
})

test('5,000 different clean lines, of which at least 500 contain a listed word', () => {
  expect(new Set(clean.map(({ language, line }) => `${language} ${line}`)).size).toBe(5_000)
  const words = languages.flatMap((language) => readWordFile(language).words.map(({ word }) => bare(word)))
  const innocent = clean.filter(({ innocent: isInnocent }) => isInnocent)
  expect(innocent.length).toBeGreaterThanOrEqual(500)
  expect(innocent.filter(({ line }) => !words.some((word) => bare(line).includes(word)))).toEqual([])
})

test('the set does not change with the filter it measures', () => {
  const digest = createHash('sha256').update(JSON.stringify({ disguised, clean })).digest('hex')
  expect(digest).toBe('de3df295d1170eadc2357b7018bc871a18c6ca8ada2aaf0558a2f457b8133edd')
})
