import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { databaseMap, mapPage, withMap } from './databaseMap.ts'

test('docs/database.md shows the tables there are; otherwise run node dev/src/databaseMap.ts', async () => {
  const page = await readFile(mapPage, 'utf8')
  expect(page).toBe(withMap(page, await databaseMap(process.env['NIMBO_DATABASE_MIGRATE_URL']!)))
})
