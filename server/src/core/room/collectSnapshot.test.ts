import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { snapshotParts } from '@nimbo/contract'
import { afterEach, expect, test } from 'vitest'
import { StartRefused } from '../../platform/StartRefused.ts'
import { collectSnapshot } from './collectSnapshot.ts'

const declared = snapshotParts.flatMap((part) => Object.keys(part))
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function folderWith(files: Record<string, readonly string[]>): string {
  const folder = mkdtempSync(join(tmpdir(), 'nimbo-snapshot-'))
  folders.push(folder)
  for (const [file, fields] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `export const snapshot = ${JSON.stringify(Object.fromEntries(fields.map((f) => [f, `'${f}'`])))}`)
  }
  return folder
}

test('files are found at any depth, and every declared field is made once', async () => {
  const [first = '', ...others] = declared
  const parts = await collectSnapshot(folderWith({ 'a/a.snapshot.ts': [first], 'wing/b/b.snapshot.ts': others, 'a/other.ts': ['unseen'] }))
  expect(Object.keys(parts).toSorted()).toEqual(declared.toSorted())
})

test.each([
  ['declared and not made', { 'a/a.snapshot.ts': declared.slice(1) }, declared[0]!],
  ['made twice', { 'a/a.snapshot.ts': declared, 'b/b.snapshot.ts': [declared[0]!] }, 'twice'],
  ['not declared', { 'a/a.snapshot.ts': [...declared, 'waves'] }, '"waves"'],
])('a field that is %s keeps the process from starting', async (_, files, named) => {
  const refused = await collectSnapshot(folderWith(files)).catch((e: unknown) => e)
  expect(refused).toBeInstanceOf(StartRefused)
  expect(String(refused)).toContain(named)
})

test('a file without a snapshot keeps the process from starting', async () => {
  const folder = folderWith({ 'a/a.snapshot.ts': declared })
  writeFileSync(join(folder, 'b.snapshot.ts'), 'export const part = {}')
  await expect(collectSnapshot(folder)).rejects.toThrow('b.snapshot.ts exports no "snapshot"')
})
