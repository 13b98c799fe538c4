import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const QUALITY = 9
const MIN_BYTES = 1024

/** Writes a .br beside every text file of the build: the server sends those, and no request waits for a compressor. */
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

function compressAll(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|css|svg|json|webmanifest)$/.test(entry)) continue
    const content = readFileSync(join(folder, entry))
    if (content.length < MIN_BYTES) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(join(folder, `${entry}.br`), brotliCompressSync(content, { params }))
  }
}
