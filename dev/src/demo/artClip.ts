import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openScene } from './scene.ts'

const FRAMES_PER_SECOND = 20
const WIDTH = 360
const HEIGHT = 640

/** A drawn cover as a phone would film it, with a quiet chord: an MP4 that can be uploaded. */
export async function artClip(cover: string, seconds: number): Promise<Buffer> {
  const scene = await openScene(fileURLToPath(new URL(`../../../web/public/covers/${cover}.svg`, import.meta.url)), WIDTH, HEIGHT)
  const folder = await mkdtemp(join(tmpdir(), 'nimbo-art-'))
  try {
    const picture = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${WIDTH}x${HEIGHT}`, '-r', String(FRAMES_PER_SECOND), '-i', '-']
    const chord = '0.06*(sin(2*PI*220*t)+sin(2*PI*277*t)+sin(2*PI*330*t))*min(1,t)'
    const sound = ['-f', 'lavfi', '-t', String(seconds), '-i', `aevalsrc=${chord.replaceAll(',', '\\,')}:s=44100`]
    const output = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-movflags', '+faststart', 'art.mp4']
    const args = ['-nostdin', '-v', 'error', ...picture, ...sound, ...output]
    const ffmpeg = spawn('ffmpeg', args, { cwd: folder, stdio: ['pipe', 'ignore', 'inherit'] })
    const ended = once(ffmpeg, 'close') as Promise<[number]>
    for (let n = 0; n < seconds * FRAMES_PER_SECOND; n++)
      if (!ffmpeg.stdin.write(scene.frame(n / FRAMES_PER_SECOND))) await Promise.race([once(ffmpeg.stdin, 'drain'), ended])
    ffmpeg.stdin.end()
    const [code] = await ended
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
    return await readFile(join(folder, 'art.mp4'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
