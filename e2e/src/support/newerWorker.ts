import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { checkout } from '@nimbo/engines'

const file = join(checkout, 'web/dist/sw.js')

function write(text: string): void {
  writeFileSync(file, text)
  if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(text))
}

/** As if a release had just been put out: the server has another service worker for as long as the work lasts. */
export async function withNewerWorker(work: () => Promise<void>): Promise<void> {
  const text = readFileSync(file, 'utf8')
  write(`${text}\n// newer\n`)
  try {
    await work()
  } finally {
    write(text)
  }
}
