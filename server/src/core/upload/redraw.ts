import { sniffAny } from './sniff.ts'

/** A picture that did not come through quarantine: re-encoded as one of a kind. Throws InvalidUpload when it is none. */
export async function redraw(kind: 'banner' | 'gift', bytes: Buffer): Promise<Buffer> {
  await sniffAny(bytes)
  // Imported here: it loads a native decoder that the API process does not need.
  const { reencodeImage } = await import('./reencodeImage.ts')
  return (await reencodeImage(kind, bytes))[0]!.data
}

/** A frame of a video as its cover, large and small. */
export async function redrawCover(bytes: Buffer): Promise<[large: Buffer, small: Buffer]> {
  const { reencodeImage } = await import('./reencodeImage.ts')
  const [large, small] = await reencodeImage('video', bytes)
  return [large!.data, small!.data]
}

/** Size of a picture. Throws InvalidUpload when it is none. */
export async function measure(bytes: Buffer): Promise<{ width: number; height: number }> {
  await sniffAny(bytes)
  const { imageSize } = await import('./reencodeImage.ts')
  return imageSize(bytes)
}
