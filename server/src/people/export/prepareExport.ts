import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@nimbo/contract'
import { addNotice } from '../../core/notice/index.ts'
import { addJob } from '../../platform/jobs.ts'
import type { Database, Sql } from '../../platform/postgres.ts'
import type { Storage } from '../../platform/storage.ts'
import { imageKey } from '../../core/upload/index.ts'
import { texts } from '../../texts/index.ts'
import { csvLine } from './csv.ts'
import type { ExportDeps } from './ExportDeps.ts'
import { exportKey } from './exportKey.ts'
import {
  claimExport,
  deleteExport,
  expiredExports,
  exportOf,
  finishExport,
  isExportWanted,
  keepExport,
  releaseExport,
  waitingExports,
} from './export.store.ts'
import { createZip, type Zip } from './zip.ts'

/** Statements by the name of their file. */
type Sections = Readonly<Record<string, string>>
type PrepareDeps = Pick<ExportDeps, 'db' | 'storage' | 'log'> & { sections: Sections }

const ROWS_AT_ONCE = 1_000
const PREFIX = 'nimbo-export-'
const HOUR_MS = 3_600_000
const BEAT_MS = 60_000

/** Makes a copy that was asked for. Whoever begins it has it alone; what is left of a worker that was killed, the next one makes anew. */
export async function prepareExport({ db, storage, log, sections }: PrepareDeps, id: string): Promise<void> {
  const claim = randomUUID()
  const claimed = await db.transaction((sql) => claimExport(sql, id, claim))
  if (!claimed) return
  const { uid, language } = claimed
  const folder = await mkdtemp(join(tmpdir(), PREFIX))
  const keep = () => db.transaction((sql) => keepExport(sql, id, claim))
  // While the database is away the run goes on: whether it may still say something is asked in the end.
  const timer = setInterval(() => void keep().catch(() => undefined), BEAT_MS)
  try {
    const path = join(folder, 'copy.zip')
    const bytes = await writeCopy({ db, storage, sections }, uid, language, path)
    if (!(await keep())) return
    await storage.writeFile(exportKey(id), path, bytes, 'application/zip')
    const isDone = await db.transaction(async (sql) => {
      if (!(await finishExport(sql, id, claim, bytes))) return false
      const { endtime } = await exportOf(sql, uid)
      await addNotice(sql, uid, 'data_export', { until: endtime })
      return true
    })
    // Its days are over or the person has left. Where another run has it, or had it, the file is that one's.
    if (!isDone && !(await db.query((sql) => isExportWanted(sql, id)))) await storage.remove(exportKey(id))
    log.info({ uid, bytes, isDone }, 'a copy of a person’s data was made')
  } catch (e) {
    await db.transaction((sql) => releaseExport(sql, id, claim))
    throw e
  } finally {
    clearInterval(timer)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Every few minutes: what a worker that was killed had begun. */
export async function resumeExports({ db }: Pick<ExportDeps, 'db'>): Promise<void> {
  await db.transaction(async (sql) => {
    for (const id of await waitingExports(sql)) await addJob(sql, 'prepareExport', { id }, 0, `export:${id}`)
  })
}

/** Hourly: copies whose days are over, and what a worker that was killed left on this machine. The row goes last: it leads to the file. */
export async function purgeExports({ db, storage }: Pick<ExportDeps, 'db' | 'storage'>): Promise<void> {
  for (let ids = await db.query(expiredExports); ids.length > 0; ids = await db.query(expiredExports)) {
    for (const id of ids) {
      await storage.remove(exportKey(id))
      await db.transaction((sql) => deleteExport(sql, id))
    }
  }
  for (const name of await readdir(tmpdir())) {
    const path = join(tmpdir(), name)
    if (name.startsWith(PREFIX) && (await stat(path)).mtimeMs < Date.now() - HOUR_MS) await rm(path, { recursive: true, force: true })
  }
}

async function writeCopy(
  deps: { db: Database; storage: Storage; sections: Sections },
  uid: number,
  language: Language,
  path: string,
): Promise<number> {
  const zip = createZip(path)
  try {
    await zip.add('README.txt', [texts[language].readme(new Date().toISOString().slice(0, 10))])
    for (const [name, text] of Object.entries(deps.sections)) {
      await inSnapshot(deps.db, async (sql) => {
        await zip.add(`json/${name}.json`, json(rowsOf(sql, text, uid)))
        await zip.add(`csv/${name}.csv`, csv(rowsOf(sql, text, uid)))
      })
    }
    await addPictures(deps, zip, uid)
    return await zip.finish()
  } finally {
    await zip.close()
  }
}

/** Both files of a section are read as of one moment. What was written cannot be taken back, so a transaction is not repeated. */
async function inSnapshot(db: Database, work: (sql: Sql) => Promise<void>): Promise<void> {
  let begun = false
  await db.transaction(async (sql) => {
    if (begun) throw new Error('the database asked to repeat a section of a copy')
    begun = true
    await sql.query('set transaction isolation level repeatable read read only')
    await work(sql)
  })
}

async function* rowsOf(sql: Sql, text: string, uid: number): AsyncGenerator<Record<string, unknown>> {
  await sql.query(`declare copied no scroll cursor for ${text}`, [uid])
  for (let full = true; full;) {
    const rows = await sql.query<Record<string, unknown>>(`fetch ${ROWS_AT_ONCE} from copied`)
    yield* rows
    full = rows.length === ROWS_AT_ONCE
  }
  await sql.query('close copied')
}

async function* json(rows: AsyncIterable<Record<string, unknown>>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(row, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* csv(rows: AsyncIterable<Record<string, unknown>>): AsyncGenerator<string> {
  // Spreadsheets take a file without this mark for one of another century.
  let head = '\uFEFF'
  for await (const row of rows) {
    if (head) yield head + csvLine(Object.keys(row))
    head = ''
    yield csvLine(Object.values(row))
  }
}

async function addPictures({ db, storage }: { db: Database; storage: Storage }, zip: Zip, uid: number): Promise<void> {
  const pictures = await db.query((sql) =>
    sql.query<{ id: string; kind: 'avatar' | 'cover' | 'certification' }>(
      `select id, kind from read.upload where uid = $1 and state = 'ready' order by created_at`,
      [uid],
    ),
  )
  for (const { id, kind } of pictures) {
    const found = await storage.open(imageKey(kind, id))
    if (found) await zip.add(`files/${kind}-${id}.webp`, found.body as AsyncIterable<Buffer>)
  }
}
