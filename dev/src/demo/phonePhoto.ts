import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** A photo as a phone writes it: with the place it was taken at, and held sideways. */
export function phonePhoto(): Promise<Buffer> {
  return sharp(fileURLToPath(new URL('../../../web/public/covers/guitar.svg', import.meta.url)), { density: 200 })
    .resize(1500, 2000, { fit: 'cover' })
    .rotate(-90)
    .withExif({
      IFD0: { Make: 'Nimbo', Model: 'Test phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 36/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '74/1 4/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 88 })
    .toBuffer()
}
