import { crc32, inflateRawSync } from 'node:zlib'

/** Files of a ZIP, by name, as its own directory says; throws when a checksum is wrong. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const count = zip.readUInt16LE(end + 10)
  const files = new Map<string, Buffer>()
  for (let at = zip.readUInt32LE(end + 16), i = 0; i < count; i++) {
    const [crc, packed] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)]
    const [length, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)]
    const name = zip.subarray(at + 46, at + 46 + length).toString()
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = inflateRawSync(zip.subarray(start, start + packed))
    if (crc32(content) !== crc) throw new Error(`${name} is broken`)
    files.set(name, content)
    at += 46 + length + extra + comment
  }
  return files
}
