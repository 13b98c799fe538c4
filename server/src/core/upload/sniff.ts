import { type UploadType, uploadTypes } from '@nimbo/contract'
import { fileTypeFromBuffer } from 'file-type'

export type InvalidReason = 'Gone' | 'TooLarge' | 'NotAPicture' | 'NotAsDeclared' | 'HidesArchive' | 'TooManyPixels' | 'TooSlow' | 'Broken'

/** The file itself is at fault: a retry would fail the same way. */
export class InvalidUpload extends Error {
  override readonly name = 'InvalidUpload'
  readonly reason: InvalidReason
  constructor(reason: InvalidReason) {
    super(reason)
    this.reason = reason
  }
}

/** Throws InvalidUpload unless the bytes are one of the three accepted formats, and the declared one. */
export async function sniff(bytes: Buffer, declared: string): Promise<void> {
  if ((await sniffAny(bytes)) !== declared) throw new InvalidUpload('NotAsDeclared')
}

/** The same for whichever of the three formats. */
export async function sniffAny(bytes: Buffer): Promise<UploadType> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime
  const found = uploadTypes.find((type) => type === mime)
  if (!found) throw new InvalidUpload('NotAPicture')
  if (endsInArchive(bytes)) throw new InvalidUpload('HidesArchive')
  return found
}

const END_RECORD = Buffer.from('PK\x05\x06', 'latin1')
const END_RECORD_BYTES = 22

/**
 * Zip files are read from their end, so that a file can be an image and an archive at once. The end record contains the length of the
 * comment behind it; only when that reaches exactly to the end is it a record and not four bytes of pixels.
 */
function endsInArchive(bytes: Buffer): boolean {
  for (let at = bytes.lastIndexOf(END_RECORD); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(END_RECORD, at - 1)) {
    if (at + END_RECORD_BYTES <= bytes.length && at + END_RECORD_BYTES + bytes.readUInt16LE(at + 20) === bytes.length) return true
  }
  return false
}
