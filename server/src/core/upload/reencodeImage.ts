import type { ImageKind } from '@nimbo/contract'
import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import { SMALL, THUMB } from './keys.ts'
import { InvalidUpload } from './sniff.ts'

/** Enough for a phone camera; a decompression bomb claims far more. */
const MAX_PIXELS = 40_000_000
const TIMEOUT_SECONDS = 15
const QUALITY = 82

// Defence in depth: the decoder itself accepts the three formats only.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] })
// Every image is processed once, and several run side by side.
sharp.cache(false)
sharp.concurrency(1)

interface Version {
  suffix: string
  size: ResizeOptions
}
const square = (side: number): ResizeOptions => ({ width: side, height: side, fit: 'cover' })
const within = (width: number, height: number): ResizeOptions => ({ width, height, fit: 'inside', withoutEnlargement: true })

const versions: Record<ImageKind | 'banner' | 'gift' | 'video', readonly Version[]> = {
  avatar: [
    { suffix: '', size: square(512) },
    { suffix: THUMB, size: square(128) },
  ],
  cover: [{ suffix: '', size: within(1080, 2400) }],
  certification: [{ suffix: '', size: within(2000, 2000) }],
  chat: [{ suffix: '', size: within(1600, 1600) }],
  // Twice what a phone shows.
  banner: [{ suffix: '', size: { width: 720, height: 208, fit: 'cover' } }],
  // The cover of a video: filling the screen, and in a list.
  video: [
    { suffix: '', size: within(720, 1280) },
    { suffix: SMALL, size: within(360, 640) },
  ],
  // Large enough to fill the middle of a picture where no effect plays.
  gift: [{ suffix: '', size: { width: 256, height: 256, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } } }],
}

export interface EncodedImage {
  suffix: string
  data: Buffer
}

/** Re-encoded from its pixels alone, upright and without metadata. Throws InvalidUpload when it cannot be decoded. */
export async function reencodeImage(kind: ImageKind | 'banner' | 'gift' | 'video', bytes: Buffer): Promise<EncodedImage[]> {
  const images: EncodedImage[] = []
  for (const { suffix, size } of versions[kind]) images.push({ suffix, data: await encode(open(bytes).resize(size)) })
  return images
}

/** Size in the picture's header. Throws InvalidUpload when it has none. */
export async function imageSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = await open(bytes).metadata()
    return { width, height }
  } catch {
    throw new InvalidUpload('Broken')
  }
}

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, sequentialRead: true, autoOrient: true })
}

async function encode(image: Sharp): Promise<Buffer> {
  try {
    return await image.webp({ quality: QUALITY }).timeout({ seconds: TIMEOUT_SECONDS }).toBuffer()
  } catch (e) {
    const message = e instanceof Error ? e.message : ''
    if (/pixel limit/i.test(message)) throw new InvalidUpload('TooManyPixels')
    throw new InvalidUpload(/timeout/i.test(message) ? 'TooSlow' : 'Broken')
  }
}
