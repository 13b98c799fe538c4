import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileRefused } from './FileRefused.ts'
import { broken, demuxerOf, type Film, inputLimits, MAX_SECONDS, probeVideo, refuseLong } from './probeVideo.ts'
import { runTool } from '../../platform/runTool.ts'

const SENT = 'sent.bin'
const MADE = 'made.mp4'
const MAX_BYTES = 2_000_000
/** Size of the picture itself: the mask below it makes the file twice as high. */
const fit = `scale=w='min(720,iw)':h='min(1280,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`
const colours = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'

/** A film with transparency becomes what the app plays: H.264 with colour above and mask below. Throws FileRefused. */
export async function prepareVideo(sent: Buffer): Promise<{ data: Buffer; seconds: number }> {
  const demuxer = await demuxerOf(sent)
  // Readable by this process alone.
  const folder = await mkdtemp(join(tmpdir(), 'nimbo-effect-'))
  try {
    await writeFile(join(folder, SENT), sent)
    const film = await probeVideo(folder, SENT, demuxer)
    const halves = film.hasAlpha ? `[0:v:0]fps=30,${fit},format=yuva444p,split[a][b];[b]alphaextract` : await stackedHalves(folder, film)
    await encode(folder, film, halves)
    const { seconds } = await probeVideo(folder, MADE, 'mov')
    refuseLong(seconds)
    const data = await readFile(join(folder, MADE))
    if (data.length > MAX_BYTES) throw new FileRefused('The film is too detailed: it would be larger than 2 MB.')
    return { data, seconds: Math.max(1, Math.ceil(seconds - 0.1)) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Places where the mask of an opaque film may be, as a crop, with the place of its colours. */
const layouts = [
  { mask: 'iw:ih/2:0:ih/2', colour: 'iw:ih/2:0:0' },
  { mask: 'iw/2:ih:iw/2:0', colour: 'iw/2:ih:0:0' },
  { mask: 'iw/2:ih:0:0', colour: 'iw/2:ih:iw/2:0' },
]

/** A half without any colour is the mask; that below comes first, because it is what we write. */
async function stackedHalves(folder: string, film: Film): Promise<string> {
  for (const { mask, colour } of layouts)
    if (await isGrey(folder, film, mask))
      return `[0:v:0]fps=30,split[x][y];[x]crop=${colour},${fit},format=yuv444p[a];[y]crop=${mask},${fit},format=gray`
  throw new FileRefused('This film has no transparency: neither an alpha channel nor a mask beside or below the picture.')
}

/** Rounding and compression leave a little colour in what was grey. */
const MAX_SATURATION = 6

async function isGrey(folder: string, film: Film, crop: string): Promise<boolean> {
  const filter = `crop=${crop},format=yuv444p,signalstats,metadata=mode=print:key=lavfi.signalstats.SATAVG:file=-`
  const told = await runTool('ffmpeg', [...input(film), ...untilCut, '-vf', filter, '-an', '-f', 'null', '-'], folder).catch(broken)
  const found = [...told.matchAll(/SATAVG=([\d.]+)/g)].map(([, value]) => Number(value))
  return found.length > 0 && Math.max(...found) <= MAX_SATURATION
}

const oneThread = '-nostdin -hide_banner -v error -y -threads 1 -filter_threads 1 -filter_complex_threads 1'.split(' ')
const input = ({ demuxer, decoder }: Film) => [...oneThread, ...inputLimits(demuxer), '-c:v', decoder, '-i', SENT]

const pictureOnly = '-an -sn -dn -map_metadata -1 -map_chapters -1'.split(' ')
const h264 = '-c:v libx264 -preset medium -profile:v main -crf 25 -maxrate 1800k -bufsize 1800k -threads 1'.split(' ')
const tagged = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'.split(' ')
/** Longer than allowed by a little: what was cut here is refused afterwards. */
const untilCut = ['-t', String(MAX_SECONDS + 0.3)]

async function encode(folder: string, film: Film, halves: string): Promise<void> {
  const graph = `${halves},${colours}[m];[a]${colours}[c];[c][m]vstack,setsar=1[out]`
  const made = ['-movflags', '+faststart', '-f', 'mp4', MADE]
  const args = [...input(film), '-filter_complex', graph, '-map', '[out]', ...pictureOnly, ...untilCut, ...h264, ...tagged, ...made]
  await runTool('ffmpeg', args, folder).catch(broken)
}
