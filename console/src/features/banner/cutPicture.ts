import { BANNER_BYTES } from '@nimbo/contract/operator'

export const WIDTH = 720
export const HEIGHT = 208
const qualities = [0.9, 0.8, 0.7, 0.55, 0.4, 0.25]

/** Draws a chosen file into a banner's shape, cut at what sticks out. Rejects when it is no picture. */
export async function drawFile(file: Blob, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(file)
  Object.assign(canvas, { width: WIDTH, height: HEIGHT })
  const scale = Math.max(WIDTH / picture.width, HEIGHT / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  canvas.getContext('2d')!.drawImage(picture, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height)
  picture.close()
}

/** The best quality that fits into one request, in base64. */
export async function encodePicture(canvas: HTMLCanvasElement): Promise<string> {
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', quality))
    // A browser that cannot write WebP answers with a PNG.
    if (blob && blob.size <= BANNER_BYTES) return base64(new Uint8Array(await blob.arrayBuffer()))
  }
  throw new Error('the picture is too large')
}

function base64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
