import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type SnapshotField, snapshotParts } from '@nimbo/contract'
import { StartRefused } from '../../platform/StartRefused.ts'

/** Fields a feature makes, each as SQL over the show `s` that is its value as JSON; null leaves it out. */
export type SnapshotPart = { readonly [F in SnapshotField]?: string }
export type SnapshotParts = Required<SnapshotPart>

/**
 * Parts that every `<feature>.snapshot.ts` below the folder exports as `snapshot`. A field that the contract declares and no file makes, or
 * two make, is a room that cannot be entered: the process does not start.
 */
export async function collectSnapshot(folder: string): Promise<SnapshotParts> {
  const made = new Map<string, { file: string; sql: string }>()
  const declared = new Set(snapshotParts.flatMap((part) => Object.keys(part)))
  for (const file of globSync('**/*.snapshot.ts', { cwd: folder }).toSorted()) {
    const { snapshot } = (await import(pathToFileURL(join(folder, file)).href)) as { snapshot?: SnapshotPart }
    if (!snapshot) throw new StartRefused(`${file} exports no "snapshot"`)
    for (const [field, sql] of Object.entries(snapshot)) {
      const other = made.get(field)
      if (other) throw new StartRefused(`the snapshot of a room has "${field}" twice: ${other.file}, ${file}`)
      if (!declared.has(field)) throw new StartRefused(`${file} makes "${field}", which the contract does not declare`)
      made.set(field, { file, sql })
    }
  }
  const missing = [...declared].filter((field) => !made.has(field))
  if (missing.length > 0)
    throw new StartRefused(`no *.snapshot.ts makes what the contract declares of a room's snapshot: ${missing.join(', ')}`)
  return Object.fromEntries([...made].map(([field, { sql }]) => [field, sql])) as unknown as SnapshotParts
}
