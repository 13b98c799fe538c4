/** Larger pictures only make moving them slow: what is cut out is at most half of this. */
const WORK_SIDE = 2048
const CUT_SIDE = 1024
const QUALITY = 0.9

/** A chosen picture, upright and of a size a phone can move about. Nothing of the file but its pixels is in it. */
export interface OpenPicture {
  url: string
  canvas: HTMLCanvasElement
  close(): void
}
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Throws when the browser cannot read the file as a picture. */
export async function openPicture(file: Blob): Promise<OpenPicture> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, WORK_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = paint(bitmap, wholeOf(bitmap), Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  bitmap.close()
  const url = URL.createObjectURL(await jpegOf(canvas))
  return { url, canvas, close: () => URL.revokeObjectURL(url) }
}

/** All of it, as the file to upload. */
export const wholePicture = ({ canvas }: OpenPicture): Promise<Blob> => jpegOf(canvas)

/** The square part, as the file to upload. */
export function cutSquare({ canvas }: OpenPicture, area: Area): Promise<Blob> {
  const side = Math.max(1, Math.round(Math.min(area.width, area.height, CUT_SIDE)))
  return jpegOf(paint(canvas, area, side, side))
}

const wholeOf = ({ width, height }: ImageBitmap): Area => ({ x: 0, y: 0, width, height })

function paint(source: CanvasImageSource, from: Area, width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width: Math.max(1, width), height: Math.max(1, height) })
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('no canvas')
  // A JPEG has no transparency: without a ground it would turn black.
  brush.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--w-100')
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(source, from.x, from.y, from.width, from.height, 0, 0, canvas.width, canvas.height)
  return canvas
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the picture could not be written'))), 'image/jpeg', QUALITY),
  )
}
