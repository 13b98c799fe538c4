import { InvalidUpload, measure } from '../../core/upload/index.ts'
import { FileRefused } from './FileRefused.ts'
import { checkLottieLoad } from './checkLottieLoad.ts'
import { isNumber, isObject, listOf } from './json.ts'

const MAX_SECONDS = 8
const MAX_SIDE = 2048
const MAX_NESTING = 200
/** Limits of an embedded picture, and of all of them. A player unpacks each. */
const MAX_PICTURE_SIDE = 1024
const MAX_PIXELS = 4 * MAX_PICTURE_SIDE ** 2
/** Everything a player reads; what else a file carries stays behind. */
const kept = ['v', 'fr', 'ip', 'op', 'w', 'h', 'nm', 'ddd', 'assets', 'layers', 'fonts', 'chars', 'markers']
const embedded = /^data:image\/(png|jpeg|webp);base64,([A-Za-z\d+/=]+)$/

/** The animation, written anew, and how long it plays. Throws FileRefused. */
export async function checkLottie(sent: Buffer): Promise<{ data: Buffer; seconds: number }> {
  const file = parse(sent)
  const [rate, first, last, width, height] = ['fr', 'ip', 'op', 'w', 'h'].map((name) => file[name])
  const { layers } = file
  if (!isNumber(rate) || !isNumber(first) || !isNumber(last) || !isNumber(width) || !isNumber(height) || !Array.isArray(layers))
    throw new FileRefused('This is JSON, but no Lottie animation.')
  if (rate < 1 || rate > 120 || last <= first || layers.length === 0) throw new FileRefused('The animation has nothing to play.')
  const seconds = (last - first) / rate
  if (seconds > MAX_SECONDS) throw new FileRefused(`The animation plays for ${seconds.toFixed(1)} s; ${MAX_SECONDS} s are allowed.`)
  if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE)
    throw new FileRefused(`The animation is ${width} × ${height}; up to ${MAX_SIDE} × ${MAX_SIDE} are allowed.`)
  checkParts(file)
  checkLottieLoad(file)
  await checkPictures(listOf(file['assets']))
  const data = Object.fromEntries(kept.filter((name) => name in file).map((name) => [name, file[name]]))
  return { data: Buffer.from(JSON.stringify(data)), seconds: Math.ceil(seconds) }
}

function parse(sent: Buffer): Record<string, unknown> {
  try {
    const file: unknown = JSON.parse(sent.toString('utf8'))
    if (isObject(file) && !Array.isArray(file)) return file
  } catch {
    // told below
  }
  throw new FileRefused('This is no Lottie file: it is not JSON.')
}

/** Without recursion: a file may be nested as deep as it is long. */
function checkParts(file: Record<string, unknown>): void {
  const open: { part: Record<string, unknown>; depth: number }[] = [{ part: file, depth: 1 }]
  for (let each = open.pop(); each; each = open.pop()) {
    const { part, depth } = each
    if (depth > MAX_NESTING) throw new FileRefused(`The animation is nested more than ${MAX_NESTING} deep.`)
    // A property whose `x` is a text is computed by a script.
    if (typeof part['x'] === 'string') throw new FileRefused('The animation contains expressions. Bake them into keyframes.')
    for (const value of Object.values(part)) if (isObject(value)) open.push({ part: value, depth: depth + 1 })
  }
  const fonts = isObject(file['fonts']) ? listOf(file['fonts']['list']) : []
  if (fonts.some(({ fPath }) => typeof fPath === 'string' && fPath !== ''))
    throw new FileRefused('The animation fetches a font. Turn its text into shapes.')
}

async function checkPictures(assets: readonly Record<string, unknown>[]): Promise<void> {
  let pixels = 0
  for (const asset of assets) {
    const picture = pictureOf(asset)
    if (!picture) continue
    const { width, height } = await sizeOf(picture)
    if (width > MAX_PICTURE_SIDE || height > MAX_PICTURE_SIDE)
      throw new FileRefused(`A picture is ${width} × ${height}; up to ${MAX_PICTURE_SIDE} × ${MAX_PICTURE_SIDE} are allowed.`)
    pixels += width * height
    if (pixels > MAX_PIXELS) throw new FileRefused('The pictures of the animation have too many pixels together.')
  }
}

/** Undefined for an asset without one. */
function pictureOf({ u, p }: Record<string, unknown>): Buffer | undefined {
  if (p === undefined && (u === undefined || u === '')) return undefined
  const data = (u === undefined || u === '') && typeof p === 'string' ? embedded.exec(p)?.[2] : undefined
  if (data === undefined) throw new FileRefused('The animation needs files of its own. Embed its pictures as PNG, JPEG or WebP.')
  return Buffer.from(data, 'base64')
}

async function sizeOf(picture: Buffer): Promise<{ width: number; height: number }> {
  try {
    return await measure(picture)
  } catch (e) {
    if (e instanceof InvalidUpload) throw new FileRefused('A picture of the animation is broken. Embed it again as PNG, JPEG or WebP.')
    throw e
  }
}
