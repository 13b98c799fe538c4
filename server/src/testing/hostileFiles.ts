import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Files somebody means harm with, or that carry more than a picture. */
const photo = (width = 200, height = 100) =>
  sharp(Buffer.from(Array.from({ length: width * height }, (_, n) => (n % width < width / 2 ? [200, 0, 0] : [0, 0, 200])).flat()), {
    raw: { width, height, channels: 3 },
  })

export const plainJpeg = () => photo().jpeg().toBuffer()
export const plainPng = () => photo().png().toBuffer()

export const svg = () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
export const html = () => Buffer.from('<!doctype html><script>alert(1)</script>')
export const pdf = () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
export const gif = () => photo().gif().toBuffer()
export const tiff = () => photo().tiff().toBuffer()
/** The first bytes of a picture and nothing of one behind them. */
export const onlyTheMagic = async () => Buffer.concat([(await plainJpeg()).subarray(0, 4), html()])

export async function jpegAndZip(): Promise<Buffer> {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  return Buffer.concat([await plainJpeg(), Buffer.from('PK\x03\x04 a file inside '), end])
}
export const jpegAndHtml = async () => Buffer.concat([await plainJpeg(), Buffer.from('<script>alert(1)</script>')])
/** Script in a comment, where a page that guesses types would find it early. */
export async function jpegComment(): Promise<Buffer> {
  const jpeg = await plainJpeg()
  const text = Buffer.from('<script>alert(1)</script>')
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)])
}

/** A few kilobytes that unfold to 900 million pixels. */
export function pixelBomb(side = 30_000): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8)
  const row = Math.ceil(side / 8) + 1
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(row * side))), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks])
}
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

export const truncatedJpeg = async () => {
  const jpeg = await photo(1200, 800).jpeg().toBuffer()
  return jpeg.subarray(0, Math.floor(jpeg.length / 2))
}

/** As a phone writes it: where it was taken, which way it was held, a colour profile and a note. Upright, red is above blue. */
export const loadedJpeg = () =>
  photo()
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>a note</a></x:xmpmeta>')
    .withExif({
      IFD0: { Make: 'a phone', Artist: 'somebody' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '12/1 58/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '38/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all(['red', 'lime'].map((background) => plain(background)))
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
}
const plain = (background: string) =>
  sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer()
export const onePixel = () =>
  sharp({ create: { width: 1, height: 1, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } } })
    .png()
    .toBuffer()
