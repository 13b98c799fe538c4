import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_VIDEO_SECONDS } from '@nimbo/contract'
import { runTool, ToolFailed, type ToolLimits } from '../../platform/runTool.ts'
import { broken, demuxerOf, type Film, GRACE_SECONDS, inputLimits, probeFilm, refuseLength } from './probeFilm.ts'
import { VideoRefused } from './VideoRefused.ts'

/** Names within the folder of one run. */
export const SENT = 'sent.bin'
const MADE = 'made.mp4'
const COVER = 'cover.png'
const CAPTIONS = 'captions.vtt'

/** A minute from the largest camera takes about one and a half on one core. */
const limits: ToolLimits = { seconds: 420, cpuSeconds: 120, fileBytes: 32 * 1024 * 1024 }
const MAX_CAPTIONS_BYTES = 200_000

export interface Made {
  film: Buffer
  cover: Buffer
  captions: Buffer | undefined
  width: number
  height: number
  seconds: number
}
interface Watch {
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress(fraction: number): void
}

/** A stranger's film becomes what every browser plays: H.264 and AAC in MP4, at most 720p. Throws VideoRefused. */
export async function convertFile(folder: string, coverMs: number, { signal, onProgress }: Watch): Promise<Made> {
  const film = await probeFilm(folder, SENT, await demuxerOf(join(folder, SENT)), { signal })
  const whole = film.seconds || MAX_VIDEO_SECONDS
  const onLine = (line: string) => {
    const at = /^out_time_us=(\d+)/.exec(line)?.[1]
    if (at !== undefined) onProgress(Math.min(1, Number(at) / 1e6 / whole))
  }
  await runTool('ffmpeg', encoding(film), folder, { ...limits, signal, onLine }).catch(broken)
  const { width, height, seconds } = await probeFilm(folder, MADE, 'mov', { signal })
  refuseLength(seconds)
  await runTool('ffmpeg', picking(coverMs, seconds), folder, { ...limits, signal }).catch(broken)
  const captions = film.hasCaptions ? await extractCaptions(folder, film, signal) : undefined
  const [made, cover] = await Promise.all([MADE, COVER].map((name) => readFile(join(folder, name))))
  return { film: made!, cover: cover!, captions, width, height, seconds: Math.max(1, Math.round(seconds)) }
}

const quiet = '-nostdin -hide_banner -v error -y -threads 1 -filter_threads 1 -filter_complex_threads 1'.split(' ')

/** Pixels that are not square become square; then 720 by 1280 at most, lying or upright, and never larger than it was. */
const wide = 'iw*clip(sar,0.25,4)'
const fitted = `min(1,min(if(gt(${wide},ih),1280,720)/(${wide}),if(gt(${wide},ih),720,1280)/ih))`
const scale = `scale=w='max(2,2*trunc(${wide}*${fitted}/2))':h='max(2,2*trunc(ih*${fitted}/2))',setsar=1`
const picture = `fps='min(30,source_fps)',${scale},format=yuv420p`

const h264 = '-c:v libx264 -preset veryfast -profile:v main -crf 24 -maxrate 2500k -bufsize 5000k -threads 1'.split(' ')
/** A key frame every two seconds: seeking lands there. */
const seekable = '-g 60 -force_key_frames expr:gte(t,n_forced*2) -movflags +faststart'.split(' ')
const aac = '-c:a aac -b:a 96k -ac 2 -ar 44100'.split(' ')
const nothingElse = '-sn -dn -map_metadata -1 -map_chapters -1'.split(' ')
/** Longer than allowed by a little: what was cut here is refused afterwards. */
const untilCut = ['-t', String(MAX_VIDEO_SECONDS + 2 * GRACE_SECONDS)]

function encoding({ demuxer }: Film): string[] {
  const input = [...quiet, '-progress', 'pipe:1', '-stats_period', '0.5', ...inputLimits(demuxer), '-i', SENT]
  const chosen = ['-map', '0:V:0', '-map', '0:a:0?', ...nothingElse, ...untilCut]
  return [...input, ...chosen, '-vf', picture, ...h264, ...aac, ...seekable, '-f', 'mp4', MADE]
}

/** The frame that was chosen, or one that is like most of the first seconds. */
function picking(coverMs: number, seconds: number): string[] {
  const at = coverMs < 0 ? 0 : Math.min(coverMs / 1000, Math.max(0, seconds - 0.2))
  const frame = coverMs < 0 ? ['-vf', 'thumbnail=90'] : []
  return [
    ...quiet,
    ...inputLimits('mov'),
    '-ss',
    at.toFixed(3),
    '-i',
    MADE,
    ...frame,
    '-frames:v',
    '1',
    '-an',
    '-f',
    'image2',
    '-c:v',
    'png',
    COVER,
  ]
}

/** A film whose captions cannot be read is shown without. */
async function extractCaptions(folder: string, { demuxer }: Film, signal: AbortSignal): Promise<Buffer | undefined> {
  const args = [...quiet, ...inputLimits(demuxer), '-i', SENT, '-map', '0:s:0', ...untilCut, '-c:s', 'webvtt', '-f', 'webvtt', CAPTIONS]
  try {
    await runTool('ffmpeg', args, folder, { seconds: 20, cpuSeconds: 20, fileBytes: MAX_CAPTIONS_BYTES, signal })
    const text = await readFile(join(folder, CAPTIONS))
    return text.includes('-->') ? text : undefined
  } catch (e) {
    if (e instanceof ToolFailed || e instanceof VideoRefused) return undefined
    throw e
  }
}
