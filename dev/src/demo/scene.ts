import sharp from 'sharp'

const ZOOM = 1.14

export interface Scene {
  width: number
  height: number
  /** The picture at a moment, as RGBA. */
  frame(seconds: number): Uint8Array
}

/** A drawn cover as a slowly moving camera picture: the drawing is rendered once, and each frame is a window wandering over it. */
export async function openScene(svgPath: string, width: number, height: number): Promise<Scene> {
  const picture = sharp(svgPath, { density: 220 }).resize({
    height: Math.round(height * ZOOM),
    width: Math.round(width * ZOOM),
    fit: 'cover',
    position: 'top',
  })
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const roomX = info.width - width
  const roomY = info.height - height
  return {
    width,
    height,
    frame(seconds) {
      const left = Math.round((roomX / 2) * (1 + Math.sin(seconds * 0.9)))
      const top = Math.round((roomY / 2) * (1 + Math.sin(seconds * 0.63 + 1)))
      const out = new Uint8Array(width * height * 4)
      for (let y = 0; y < height; y++) {
        const from = ((top + y) * info.width + left) * 4
        out.set(data.subarray(from, from + width * 4), y * width * 4)
      }
      return out
    },
  }
}
