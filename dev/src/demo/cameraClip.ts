import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openScene } from './scene.ts'

const SECONDS = 2

export interface Camera {
  width: number
  height: number
  framesPerSecond: number
}
/** Picture of a phone's camera. */
export const phoneCamera: Camera = { width: 720, height: 1280, framesPerSecond: 30 }
/** A picture that moves, at a small part of the work of encoding, decoding and drawing it. */
export const smallCamera: Camera = { width: 360, height: 640, framesPerSecond: 5 }

/** A clip a browser can take for its camera: the drawn host, moving. Chromium keeps to the frame rate of a Y4M file, and to no other's. */
export async function cameraClip({ width, height, framesPerSecond }: Camera): Promise<string> {
  const file = join(tmpdir(), `nimbo-camera-${width}x${height}-${framesPerSecond}.y4m`)
  const unfinished = `${file}.${process.pid}`
  const scene = await openScene(fileURLToPath(new URL('../../../web/public/covers/preview.svg', import.meta.url)), width, height)
  const frames = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(framesPerSecond), '-i', '-']
  const args = ['-nostdin', '-v', 'error', '-y', ...frames, '-pix_fmt', 'yuv420p', '-f', 'yuv4mpegpipe', unfinished]
  const ffmpeg = spawn('ffmpeg', args, { stdio: ['pipe', 'ignore', 'inherit'] })
  const ended = once(ffmpeg, 'close') as Promise<[number]>
  for (let n = 0; n < SECONDS * framesPerSecond; n++)
    if (!ffmpeg.stdin.write(scene.frame(n / framesPerSecond))) await Promise.race([once(ffmpeg.stdin, 'drain'), ended])
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  renameSync(unfinished, file)
  return file
}
