import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const MIN_BYTES = 256
const pack = promisify(brotliCompress)

/** Writes a .br beside every text file of a release, as small as Brotli makes it: the server sends those, and no request waits for a compressor. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'nimbo:precompress',
    // Stacks of the checkout say 0 (dev/src/stack/buildPages.ts).
    apply: (_config, { command }) => command === 'build' && process.env['NIMBO_PRECOMPRESS'] !== '0',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    // After every other plugin: the service worker is written last of all.
    closeBundle: { sequential: true, order: 'post', handler: () => compressAll(folder) },
  }
}

async function compressAll(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  await Promise.all(entries.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file)
  const sent = await compress(file, content)
  if (sent !== content) writeFileSync(`${file}.br`, sent)
}

/** The body of a file as a release sends it. */
export async function compress(file: string, content: Buffer): Promise<Buffer> {
  if (!/\.(?:js|css|svg|json|webmanifest)$/.test(file) || content.length < MIN_BYTES) return content
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  return pack(content, { params })
}
