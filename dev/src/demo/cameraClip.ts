import { renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { openScene } from './scene.ts'

const FRAMES = 60
const FRAMES_PER_SECOND = 30
const WIDTH = 720
const HEIGHT = 1280

/** A clip a browser can take for its camera: the drawn host, moving, as JPEG pictures one after the other. */
export function cameraClip(): Promise<string> {
  return (clip ??= writeClip())
}
let clip: Promise<string> | undefined

async function writeClip(): Promise<string> {
  const file = join(tmpdir(), `nimbo-camera-${WIDTH}x${HEIGHT}.mjpeg`)
  const scene = await openScene(fileURLToPath(new URL('../../../web/public/covers/preview.svg', import.meta.url)), WIDTH, HEIGHT)
  const pictures = Array.from({ length: FRAMES }, (_, n) =>
    sharp(scene.frame(n / FRAMES_PER_SECOND), { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
      .jpeg({ quality: 80 })
      .toBuffer(),
  )
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, Buffer.concat(await Promise.all(pictures)))
  renameSync(unfinished, file)
  return file
}
