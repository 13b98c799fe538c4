import { type UploadType, uploadTypes } from '@nimbo/contract'
import { fileTypeFromBuffer } from 'file-type'
import { Unfit } from './Unfit.ts'

/** Throws Unfit unless the bytes are one of our three formats, and the one that was declared. */
export async function sniff(bytes: Buffer, declared: UploadType): Promise<void> {
  const found = (await fileTypeFromBuffer(bytes))?.mime
  if (!uploadTypes.some((type) => type === found)) throw new Unfit('NotAPicture')
  if (found !== declared) throw new Unfit('NotAsDeclared')
  if (endsInArchive(bytes)) throw new Unfit('HidesArchive')
}

const RECORD = Buffer.from('PK\x05\x06', 'latin1')
const RECORD_BYTES = 22

/**
 * A zip file is read from its end, so that a picture in front of it is both. Its last record says how long the comment behind
 * it is; only when that reaches exactly to the end is it a record and not four bytes of a picture.
 */
function endsInArchive(bytes: Buffer): boolean {
  for (let at = bytes.lastIndexOf(RECORD); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(RECORD, at - 1)) {
    if (at + RECORD_BYTES <= bytes.length && at + RECORD_BYTES + bytes.readUInt16LE(at + 20) === bytes.length) return true
  }
  return false
}
