import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import { coverWidths, type Language } from '@nimbo/contract'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { Storage } from '../../platform/storage.ts'
import { avatarObject, coverObject, imageKey, readLimited } from '../../core/upload/index.ts'
import { texts } from '../../texts/index.ts'
import type { CardFacts } from './card.store.ts'

/** Size at which previews on other sites are drawn. */
export const [WIDTH, HEIGHT] = [1200, 630]
const MARGIN = 64
const AVATAR = 148
/** Covers are upright: one stands whole at the end, before itself out of focus. */
const COVER = 420
const NAME = 64
const LINE = 36
const MOST_LETTERS = 46
const MOST_BYTES = 8_000_000
const TIMEOUT_SECONDS = 5
const QUALITY = 82

export interface DrawDeps {
  storage: Pick<Storage, 'open'>
  /** Folder of the covers we drew ourselves; empty without a build. */
  webDist: string
}

/** The picture of a link: the cover of a room on air behind whose it is. Pixels that were checked before are read, and nothing else. */
export async function drawCard(deps: DrawDeps, facts: CardFacts, language: Language): Promise<Buffer> {
  const words = texts[language].card
  const isMirrored = language === 'ar'
  /** From the side a line begins on. */
  const from = (start: number, width: number) => (isMirrored ? WIDTH - start - width : start)
  const cover = facts.cover ? await coverBytes(deps, facts.cover) : undefined
  const line = facts.title || (facts.kind === 'invite' ? words.about : facts.bio) || words.about
  const layers: OverlayOptions[] = [{ input: shade, raw: { width: WIDTH, height: HEIGHT, channels: 4 } }]
  if (cover) layers.unshift({ input: await part(cover, COVER, HEIGHT).png().toBuffer(), left: from(WIDTH - COVER, COVER), top: 0 })
  const put = async (what: Promise<Drawn | undefined>, start: number, top: (drawn: Drawn) => number) => {
    const drawn = await what
    if (drawn) layers.push({ input: drawn.data, left: from(start, drawn.width), top: Math.round(top(drawn)) })
  }
  const base = HEIGHT - MARGIN - AVATAR
  const beside = MARGIN + AVATAR + 32
  const width = WIDTH - beside - (cover ? COVER + 32 : MARGIN)
  await put(avatarOf(deps, facts), MARGIN, () => base)
  await put(text(facts.name, 'bold', { width, height: NAME }), beside, ({ height }) => base + 44 - height / 2)
  await put(text(line, 'normal', { width, height: LINE }), beside, ({ height }) => base + 112 - height / 2)
  await put(text('Nimbo', 'bold', { height: 44, width: 300 }), WIDTH - MARGIN - 150, () => MARGIN)
  if (facts.live) {
    const label = await text(words.live, 'bold', { height: 30, width: 260 })
    if (label) {
      const pill = await rounded(label.width + 44, 60, 14, [255, 45, 96, 255])
      layers.push({ input: pill, left: from(MARGIN, label.width + 44), top: MARGIN })
      layers.push({ input: label.data, left: from(MARGIN + 22, label.width), top: Math.round(MARGIN + 30 - label.height / 2) })
    }
  }
  const background = cover
    ? sharp(
        await part(cover, WIDTH / 8, HEIGHT / 8)
          .blur(6)
          .png()
          .toBuffer(),
      ).resize(WIDTH, HEIGHT, { fit: 'fill' })
    : sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#2a1245' } })
  const flat = await background.removeAlpha().toColourspace('srgb').raw().timeout({ seconds: TIMEOUT_SECONDS }).toBuffer()
  return sharp(flat, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .composite(layers)
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer()
}

const part = (cover: Buffer, width: number, height: number): Sharp =>
  sharp(cover, { limitInputPixels: 40_000_000 })
    .resize(Math.round(width), Math.round(height), { fit: 'cover' })
    .timeout({ seconds: TIMEOUT_SECONDS })

interface Drawn {
  data: Buffer
  width: number
  height: number
}

/** Text of a person, as it is: the text engine reads markup, and lines that turn around would turn what stands beside them. */
export function plainText(written: string): string {
  const letters = Array.from(written.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim())
  const short = letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : letters.join('')
  return short.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

async function text(written: string, weight: 'bold' | 'normal', box: { width: number; height: number }): Promise<Drawn | undefined> {
  const plain = plainText(written)
  if (plain === '') return undefined
  const marked = `<span foreground="white" weight="${weight}">${plain}</span>`
  const { data, info } = await sharp({ text: { text: marked, font: 'Inter, Noto Sans, sans-serif', rgba: true, ...box } })
    .png()
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function avatarOf({ storage }: DrawDeps, { avatar, name }: CardFacts): Promise<Drawn> {
  const object = avatarObject(avatar)
  const bytes = object && (await readLimited(storage, imageKey('avatar', object), MOST_BYTES).catch(() => undefined))
  const face = bytes ? sharp(bytes).resize(AVATAR, AVATAR, { fit: 'cover' }).ensureAlpha() : sharp(await initial(name))
  const data = await face
    .composite([{ input: await rounded(AVATAR, AVATAR, AVATAR / 2, [255, 255, 255, 255]), blend: 'dest-in' }])
    .png()
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer()
  return { data, width: AVATAR, height: AVATAR }
}

/** For whoever has no picture of their own. */
async function initial(name: string): Promise<Buffer> {
  const [first = ''] = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  const letter = await text(first.toUpperCase(), 'bold', { width: 80, height: 72 })
  const disc = sharp({ create: { width: AVATAR, height: AVATAR, channels: 4, background: '#8b5cf6' } })
  return (letter ? disc.composite([{ input: letter.data, gravity: 'centre' }]) : disc).png().toBuffer()
}

async function coverBytes({ storage, webDist }: DrawDeps, cover: string): Promise<Buffer | undefined> {
  const object = coverObject(cover)
  if (object) return readLimited(storage, imageKey('cover', object), MOST_BYTES).catch(() => undefined)
  const drawn = /^\/covers\/([a-z-]+)\.svg$/.exec(cover)?.[1]
  if (!drawn || !webDist) return undefined
  return readFile(join(webDist, 'covers', `${drawn}-${coverWidths[2]}.webp`)).catch(() => undefined)
}

/** A rectangle with round corners, or a disc. */
async function rounded(width: number, height: number, radius: number, color: readonly [number, number, number, number]): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [
        Math.max(radius - x - 0.5, x + 0.5 - (width - radius), 0),
        Math.max(radius - y - 0.5, y + 0.5 - (height - radius), 0),
      ]
      const inside = Math.min(Math.max(radius - Math.hypot(dx, dy) + 0.5, 0), 1)
      pixels.set([color[0], color[1], color[2], Math.round(color[3] * inside)], (y * width + x) * 4)
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

/** Darker below, where words stand, and a little above. */
const shade = Buffer.alloc(WIDTH * HEIGHT * 4)
for (let y = 0; y < HEIGHT; y++) {
  const alpha = Math.round(255 * Math.max(0.84 * ((y / HEIGHT - 0.35) / 0.65), 0.35 * (1 - y / 160), 0))
  for (let x = 0; x < WIDTH; x++) shade[(y * WIDTH + x) * 4 + 3] = alpha
}
