/** Extracts every text of the app into src/locales and compiles each catalogue; `--check` changes nothing and fails on any gap. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { getCatalogs, createCompiledCatalog, createCompilationErrorMessage } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

const root = import.meta.dirname
const locales = join(root, 'src/locales')
const checking = process.argv.includes('--check')

/** Texts that are the same in every language: names and units. */
const untranslated = new Set(['Nimbo', 'Combo', 'LIVE', 'ID', 'ID {id}', 'Admin', 'VIP', 'CC', '{rate} Mbps', '{rttMs} ms', 'fps'])
/** Words a language really shares with English. */
const shared: Record<string, ReadonlySet<string>> = {
  fr: new Set([
    'Studio',
    'Bio',
    'Chat',
    'Conversation',
    'Conversations',
    'Date',
    'Fan',
    'Impressions',
    '{said, plural, one {{shown} impression} other {{shown} impressions}}',
    'Message',
    'Messages',
    'Minutes',
    'Notifications',
    'Pause',
    'Photo',
    'Public',
    'Push',
    'Recharge',
    'Rose',
    'Star',
    'Tickets',
    'Total',
    'Zoom',
    'photo',
    '{fee}/min',
    '{minutes} min',
    '{penalty}, {seconds} s',
    '{seconds} s',
    'min. {minimum}',
    'min. {MIN_DOODLE_STAMPS}',
  ]),
  es: new Set([
    'Bitrate',
    'Chat',
    'Fan',
    'Live',
    'Lives',
    'Push',
    'Total',
    'Video',
    'Videos',
    'Zoom',
    '{fee}/min',
    '{label}: push',
    '{minutes} min',
    '{penalty}, {seconds} s',
    '{seconds} s',
  ]),
  pt: new Set([
    'Bio',
    'Chat',
    'Live',
    'Lives',
    'Push',
    'Total',
    'Zoom',
    '{fee}/min',
    '{label}: push',
    '{minutes} min',
    '{penalty}, {seconds} s',
    '{seconds} s',
  ]),
}

type Catalogue = Record<string, { message?: string; translation?: string; obsolete?: boolean }>

function extract(): void {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@lingui/cli/api')), '../lingui.js')
  execFileSync(process.execPath, [cli, 'extract', '--clean'], { cwd: root, stdio: 'pipe' })
}

/** Extraction rewrites the files, so a check works on them and puts the originals back. */
function changedByExtraction(): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'catalogues-'))
  cpSync(locales, copy, { recursive: true })
  try {
    extract()
    return readdirSync(locales).filter((file) => comparable(join(locales, file)) !== comparable(join(copy, file)))
  } finally {
    cpSync(copy, locales, { recursive: true })
    rmSync(copy, { recursive: true })
  }
}

function comparable(file: string): string {
  return readFileSync(file, 'utf8').replace(/^"POT-Creation-Date:.*$/m, '')
}

/** A missing file reads as an empty catalogue. */
function faultsOf(locale: string, catalogue: Catalogue): string[] {
  if (Object.keys(catalogue).length === 0) return [`${locale}: no catalogue`]
  return Object.entries(catalogue).flatMap(([id, { message, translation }]) => {
    const english = message ?? id
    if (!translation) return [`${locale}: no text for "${english}"`]
    const same = translation === english && locale !== 'en' && /\p{L}{2}/u.test(english.replace(/\{[^{}]*\}/g, ''))
    return same && !untranslated.has(english) && !shared[locale]?.has(english) ? [`${locale}: still English: "${english}"`] : []
  })
}

function compileFaults(locale: string, catalogue: Catalogue): string[] {
  const messages = Object.fromEntries(Object.entries(catalogue).map(([id, { translation }]) => [id, translation ?? '']))
  const { errors } = createCompiledCatalog(locale, messages, {})
  return errors.length > 0 ? [createCompilationErrorMessage(locale, errors)] : []
}

const faults = checking
  ? changedByExtraction().map((file) => `${file}: run "node web/catalogues.ts", the texts in the code have changed`)
  : []
if (!checking) extract()

const config = getConfig({ cwd: root })
for (const catalogs of await getCatalogs(config)) {
  for (const locale of config.locales) {
    const catalogue: Catalogue = { ...(await catalogs.read(locale)) }
    faults.push(...faultsOf(locale, catalogue), ...compileFaults(locale, catalogue))
  }
}

for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? `catalogues complete in ${config.locales.length} languages` : `${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
