import { open } from 'node:fs/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800
const DEFLATE = 8
/** The first of January 1980: a copy says inside when it was made. */
const DATE = 0x0021
const MOST_BYTES = 0xffff_ffff

interface Entry {
  name: Buffer
  crc: number
  packed: number
  size: number
  at: number
}

export interface Zip {
  add(name: string, content: AsyncIterable<string | Buffer> | Iterable<string | Buffer>): Promise<void>
  /** Writes what is where. Answers the size of the file. */
  finish(): Promise<number>
  close(): Promise<void>
}

/** A ZIP file of up to 4 GB on disk, written entry by entry: what is in memory is one piece of one entry. */
export async function createZip(path: string): Promise<Zip> {
  const file = await open(path, 'w', 0o600)
  const entries: Entry[] = []
  let end = 0

  async function append(bytes: Buffer): Promise<void> {
    if (end + bytes.length > MOST_BYTES) throw new Error('a ZIP file holds no more than 4 GB')
    await file.write(bytes, 0, bytes.length, end)
    end += bytes.length
  }

  return {
    async add(name, content) {
      const entry: Entry = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, at: end }
      await append(localHeader(entry))
      const deflate = createDeflateRaw()
      async function pack(): Promise<void> {
        for await (const piece of content) {
          const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
          entry.crc = crc32(bytes, entry.crc)
          entry.size += bytes.length
          if (!deflate.write(bytes)) await new Promise((done) => deflate.once('drain', done))
        }
        deflate.end()
      }
      const packing = pack().catch((e: unknown) => void deflate.destroy(e as Error))
      for await (const piece of deflate as AsyncIterable<Buffer>) {
        await append(piece)
        entry.packed += piece.length
      }
      await packing
      // Known only now.
      const header = localHeader(entry)
      await file.write(header, 0, header.length, entry.at)
      entries.push(entry)
    },
    async finish() {
      const start = end
      for (const entry of entries) await append(centralHeader(entry))
      const record = Buffer.alloc(22)
      record.writeUInt32LE(END, 0)
      record.writeUInt16LE(entries.length, 8)
      record.writeUInt16LE(entries.length, 10)
      record.writeUInt32LE(end - start, 12)
      record.writeUInt32LE(start, 16)
      await append(record)
      return end
    },
    close: () => file.close(),
  }
}

function localHeader(entry: Entry): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(LOCAL, 0)
  header.writeUInt16LE(VERSION, 4)
  writeFields(header, 6, entry)
  return Buffer.concat([header, entry.name])
}

function centralHeader(entry: Entry): Buffer {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(CENTRAL, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(VERSION, 6)
  writeFields(header, 8, entry)
  header.writeUInt32LE(entry.at, 42)
  return Buffer.concat([header, entry.name])
}

/** What both headers have, from their flags on. */
function writeFields(header: Buffer, at: number, { name, crc, packed, size }: Entry): void {
  header.writeUInt16LE(FLAGS, at)
  header.writeUInt16LE(DEFLATE, at + 2)
  header.writeUInt16LE(DATE, at + 6)
  header.writeUInt32LE(crc, at + 8)
  header.writeUInt32LE(packed, at + 12)
  header.writeUInt32LE(size, at + 16)
  header.writeUInt16LE(name.length, at + 20)
}
