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

/** A drawn cover, encoded once and sent into many media rooms: encoders in the measuring machine take the cores of what is measured. */
export async function openPublisher(cover: string, width: number, height: number): Promise<Publisher> {
  const program = await buildPublisher()
  const scratch = mkdtempSync(join(tmpdir(), 'nimbo-clip-'))
  const clip = join(scratch, 'clip.h264')
  await encode(cover, { width, height, clip })
  const child = spawn(program, [clip, String(FRAMES_PER_SECOND), String(width), String(height)], { stdio: ['pipe', 'pipe', 'inherit'] })
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

interface Clip {
  width: number
  height: number
  clip: string
}

/** Every frame is a key frame: a file cannot be asked for one, and whoever comes would wait for the next. */
async function encode(cover: string, { width, height, clip }: Clip): Promise<void> {
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
    '1',
    '-b:v',
    '900k',
    '-maxrate',
    '900k',
    '-bufsize',
    '900k',
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
