import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface Zip {
  add(name: string, content: AsyncIterable<string | Buffer> | Iterable<string | Buffer>): Promise<void>
  /** Writes the directory of the file. Answers the size of the file. */
  finish(): Promise<number>
  close(): Promise<void>
}

/** A ZIP file on disk, written entry by entry: what is in memory is one piece of one entry. */
export function createZip(path: string): Zip {
  const zip = new ZipFile()
  const file = createWriteStream(path, { mode: 0o600 })
  const written = pipeline(zip.outputStream, file)
  // A full disk is told to whoever adds or finishes next.
  written.catch(() => undefined)

  return {
    async add(name, content) {
      const input = Readable.from(content)
      zip.addReadStream(input, name)
      try {
        await Promise.race([finished(input), written])
      } finally {
        // A full disk ends its reading, too: nobody asks the database for more.
        input.destroy()
      }
    },
    async finish() {
      zip.end()
      await written
      return file.bytesWritten
    },
    async close() {
      file.destroy()
      await written.catch(() => undefined)
    },
  }
}
