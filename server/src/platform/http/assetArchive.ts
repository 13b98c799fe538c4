import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import type { Database } from '../postgres.ts'
import { addAsset, assetBody, assetNames, markSuperseded, missingAssets } from './assetArchive.store.ts'

/** Interval between queries for names, however many requests ask for names that do not exist. */
const LOOK_EVERY_MS = 5_000
/** Bodies kept in memory, so that pages left open by many do not ask the database for each. */
const MEMORY_BYTES = 16 * 1024 * 1024

/** Builds of other releases, by the hashed name of a file. */
export interface AssetArchive {
  find(name: string): Promise<Buffer | undefined>
}

/**
 * Stores what this build has before anybody is served its page: while processes are replaced one by one, a page of either release may
 * ask a process of the other. Without the database only this build's own files are found.
 */
export async function createAssetArchive(db: Database, dist: string, log: Log): Promise<AssetArchive> {
  await storeBuild(db, dist).catch((error: unknown) => log.warn({ reason: String(error) }, 'built files not stored'))
  const bodies = new Map<string, Buffer>()
  let names: ReadonlySet<string> = new Set()
  let lookedAt = -Infinity
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    if (performance.now() - lookedAt < LOOK_EVERY_MS) return
    looking ??= db
      .query(assetNames)
      .then((found) => void (names = new Set(found)))
      .finally(() => {
        looking = undefined
        lookedAt = performance.now()
      })
    await looking
  }

  return {
    async find(name) {
      if (!names.has(name)) await look()
      if (!names.has(name)) return undefined
      const body = bodies.get(name) ?? (await db.query((sql) => assetBody(sql, name)))
      if (body) remember(bodies, name, body)
      return body
    },
  }
}

function remember(bodies: Map<string, Buffer>, name: string, body: Buffer): void {
  bodies.set(name, body)
  let bytes = 0
  for (const kept of bodies.values()) bytes += kept.length
  if (bytes > MEMORY_BYTES) bodies.clear()
}

async function storeBuild(db: Database, dist: string): Promise<void> {
  const folder = join(dist, 'assets')
  const names = (await readdir(folder)).filter((name) => /\.(?:js|css)$/.test(name))
  for (const name of await db.query((sql) => missingAssets(sql, names))) {
    const body = await readFile(join(folder, name))
    await db.query((sql) => addAsset(sql, { name, body }))
  }
  await db.transaction((sql) => markSuperseded(sql, names))
}
