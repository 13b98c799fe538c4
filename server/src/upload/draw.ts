import type { UploadKind } from '@nimbo/contract'
import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import { THUMB } from './keys.ts'
import { Unfit } from './Unfit.ts'

/** Enough for a good phone camera; a bomb of a few bytes claims far more. */
const MAX_PIXELS = 40_000_000
const TIMEOUT_SECONDS = 15
const QUALITY = 82

// The decoder itself only knows the three formats, whatever slips past the sniffing before it.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] })
// Every picture is seen once, and several are drawn side by side.
sharp.cache(false)
sharp.concurrency(1)

interface Version {
  suffix: string
  size: ResizeOptions
}
const square = (side: number): ResizeOptions => ({ width: side, height: side, fit: 'cover' })
const within = (width: number, height: number): ResizeOptions => ({ width, height, fit: 'inside', withoutEnlargement: true })

const versions: Record<UploadKind, readonly Version[]> = {
  avatar: [
    { suffix: '', size: square(512) },
    { suffix: THUMB, size: square(128) },
  ],
  cover: [{ suffix: '', size: within(1080, 2400) }],
  certification: [{ suffix: '', size: within(2000, 2000) }],
}

export interface Drawn {
  suffix: string
  data: Buffer
}

/** The picture drawn anew from its pixels alone, upright; whatever else the file carried is gone. Throws Unfit when it cannot be. */
export async function draw(kind: UploadKind, bytes: Buffer): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  for (const { suffix, size } of versions[kind]) drawn.push({ suffix, data: await encode(open(bytes).resize(size)) })
  return drawn
}

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, sequentialRead: true, autoOrient: true })
}

async function encode(picture: Sharp): Promise<Buffer> {
  try {
    return await picture.webp({ quality: QUALITY }).timeout({ seconds: TIMEOUT_SECONDS }).toBuffer()
  } catch (e) {
    const message = e instanceof Error ? e.message : ''
    if (/pixel limit/i.test(message)) throw new Unfit('TooManyPixels')
    throw new Unfit(/timeout/i.test(message) ? 'TooSlow' : 'Broken')
  }
}
