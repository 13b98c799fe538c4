import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { cacheFolder, checkout } from '@nimbo/engines'
import { openScene } from '../../demo/scene.ts'

const run = promisify(execFile)
const folder = join(checkout, 'dev/publisher')
const FRAMES_PER_SECOND = 15
const SECONDS = 4

interface Media {
  url: string
  token: string
}
export interface Publisher {
  publish(media: Media): Promise<void>
  close(): Promise<void>
}

/** A layer of a picture. Every frame of it is a key frame unless it says how many frames apart those are. */
export interface Layer {
  width: number
  height: number
  /** Bits per second. */
  bitrate?: number
  keyFrameEvery?: number
}
interface Sent {
  cover: string
  /** The smallest first. */
  layers: readonly Layer[]
  /** Seconds of a tone that goes with the picture; none when left out. */
  sound?: number
}

/** A drawn cover, encoded once and sent into many media rooms: encoders in the measuring machine take the cores of what is measured. */
export async function openPublisher({ cover, layers, sound }: Sent): Promise<Publisher> {
  const program = await buildPublisher()
  const scratch = mkdtempSync(join(tmpdir(), 'nimbo-clip-'))
  const pictures: string[] = []
  for (const layer of layers) {
    const clip = join(scratch, `${layer.height}.h264`)
    await encode(cover, layer, clip)
    pictures.push(`${clip}=${layer.width}x${layer.height}`)
  }
  const tone = sound === undefined ? [] : [await encodeTone(sound, join(scratch, 'tone.ogg'))]
  const child = spawn(program, [String(FRAMES_PER_SECOND), ...pictures, ...tone], { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    async publish({ url, token }) {
      child.stdin.write(`${url} ${token}\n`)
      if ((await answers.next()).done) throw new Error('the publisher ended')
    },
    async close() {
      await ended(child)
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

/** As a page sends its microphone: 20 ms a packet. */
async function encodeTone(seconds: number, file: string): Promise<string> {
  const tone = ['-f', 'lavfi', '-i', `sine=frequency=220:duration=${seconds}`, '-ac', '2', '-ar', '48000']
  await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...tone, '-c:a', 'libopus', '-b:a', '32k', '-page_duration', '20000', file])
  return file
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.stdin!.end()
  await once(child, 'close')
}

/** Kept by what it is made of. */
async function buildPublisher(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of ['go.mod', 'go.sum', 'main.go']) hash.update(readFileSync(join(folder, file)))
  const program = join(cacheFolder(), 'bin', `publisher-${hash.digest('hex').slice(0, 12)}`)
  if (existsSync(program)) return program
  const unfinished = `${program}.${process.pid}`
  await run('go', ['build', '-mod=readonly', '-o', unfinished, '.'], { cwd: folder })
  renameSync(unfinished, program)
  return program
}

/** A file cannot be asked for a key frame: whoever comes waits for the next. */
async function encode(cover: string, { width, height, bitrate = 900_000, keyFrameEvery = 1 }: Layer, clip: string): Promise<void> {
  const scene = await openScene(join(checkout, `web/public/covers/${cover}.svg`), width, height)
  const frames = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(FRAMES_PER_SECOND), '-i', '-']
  const codec = [
    '-c:v',
    'libx264',
    '-profile:v',
    'baseline',
    '-pix_fmt',
    'yuv420p',
    '-g',
    String(keyFrameEvery),
    ...['-b:v', '-maxrate', '-bufsize'].flatMap((option) => [option, String(bitrate)]),
  ]
  const output = ['-bsf:v', 'h264_mp4toannexb', '-f', 'h264', clip]
  const ffmpeg = spawn('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...frames, ...codec, ...output], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const closed = once(ffmpeg, 'close') as Promise<[number]>
  for (let n = 0; n < SECONDS * FRAMES_PER_SECOND; n++)
    if (!ffmpeg.stdin.write(scene.frame(n / FRAMES_PER_SECOND))) await Promise.race([once(ffmpeg.stdin, 'drain'), closed])
  ffmpeg.stdin.end()
  const [code] = await closed
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}
