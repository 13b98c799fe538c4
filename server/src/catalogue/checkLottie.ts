import { FileRefused } from './FileRefused.ts'

const MAX_SECONDS = 8
const MAX_SIDE = 2048
const MAX_LAYERS = 300
/** Everything a player reads; what else a file carries stays behind. */
const kept = ['v', 'fr', 'ip', 'op', 'w', 'h', 'nm', 'ddd', 'assets', 'layers', 'fonts', 'chars', 'markers']
const embedded = /^data:image\/(png|jpeg|webp);base64,[A-Za-z\d+/=]+$/

/** The animation, written anew, and how long it plays. Throws FileRefused. */
export function checkLottie(sent: Buffer): { data: Buffer; seconds: number } {
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
  const data = Object.fromEntries(kept.filter((name) => name in file).map((name) => [name, file[name]]))
  return { data: Buffer.from(JSON.stringify(data)), seconds: Math.ceil(seconds) }
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

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
  let layers = 0
  const open: unknown[] = [file]
  while (open.length > 0) {
    const part = open.pop()
    if (!isObject(part)) continue
    if (Array.isArray(part['layers'])) layers += part['layers'].length
    if (layers > MAX_LAYERS) throw new FileRefused(`The animation has more than ${MAX_LAYERS} layers.`)
    // A property whose `x` is a text is computed by a script.
    if (typeof part['x'] === 'string') throw new FileRefused('The animation contains expressions. Bake them into keyframes.')
    for (const value of Object.values(part)) if (isObject(value)) open.push(value)
  }
  for (const asset of listOf(file['assets'])) checkAsset(asset)
  const fonts = isObject(file['fonts']) ? listOf(file['fonts']['list']) : []
  if (fonts.some(({ fPath }) => typeof fPath === 'string' && fPath !== ''))
    throw new FileRefused('The animation fetches a font. Turn its text into shapes.')
}

const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : [])

function checkAsset({ u, p }: Record<string, unknown>): void {
  if (p === undefined && (u === undefined || u === '')) return
  if ((u !== undefined && u !== '') || typeof p !== 'string' || !embedded.test(p))
    throw new FileRefused('The animation needs files of its own. Embed its pictures as PNG, JPEG or WebP.')
}
