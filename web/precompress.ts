import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const MIN_BYTES = 256
const pack = promisify(brotliCompress)

/** Writes a .br beside every text file of the build, as small as Brotli makes it: the server sends those, and no request waits for a compressor. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'nimbo:precompress',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    // After every other plugin: the service worker is written last of all.
    closeBundle: { sequential: true, order: 'post', handler: () => compressAll(folder) },
  }
}

async function compressAll(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  await Promise.all(
    entries.filter((entry) => /\.(?:js|css|svg|json|webmanifest)$/.test(entry)).map((entry) => compress(join(folder, entry))),
  )
}

async function compress(file: string): Promise<void> {
  const content = readFileSync(file)
  if (content.length < MIN_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(`${file}.br`, await pack(content, { params }))
}
