import { fileTypeFromBuffer } from 'file-type'
import { FileRefused } from './FileRefused.ts'
import { runTool, ToolFailed } from '../../platform/runTool.ts'

/** The demuxer is named, never guessed: lists of other files and addresses are formats, too. */
const demuxers: Record<string, string> = { 'video/mp4': 'mov', 'video/quicktime': 'mov', 'video/x-m4v': 'mov', 'video/webm': 'matroska' }
/** Decoders by codec. Only these two know the transparency of VP8 and VP9. */
const decoders: Record<string, string> = {
  h264: 'h264',
  hevc: 'hevc',
  vp8: 'libvpx',
  vp9: 'libvpx-vp9',
  prores: 'prores',
  qtrle: 'qtrle',
  png: 'png',
}
const MAX_SIDE = 4096
export const MAX_SECONDS = 8

const known = [...new Set([...Object.keys(decoders), ...Object.values(decoders)])].join(',')
/** Before every input: files of this folder only, in formats and codecs that were named. */
export const inputLimits = (demuxer: string) => ['-protocol_whitelist', 'file', '-codec_whitelist', known, '-f', demuxer]

export interface Film {
  demuxer: string
  decoder: string
  width: number
  height: number
  hasAlpha: boolean
  seconds: number
}
interface Stream {
  codec_type?: string
  codec_name?: string
  pix_fmt?: string
  width?: number
  height?: number
  tags?: { alpha_mode?: string; ALPHA_MODE?: string }
}

export async function demuxerOf(sent: Buffer): Promise<string> {
  const mime = (await fileTypeFromBuffer(sent))?.mime ?? ''
  return demuxers[mime] ?? refused('This is no MP4, WebM or MOV film.')
}

/** Streams and duration of a film. Throws FileRefused when it is none that can be made an effect. */
export async function probeVideo(folder: string, name: string, demuxer: string): Promise<Film> {
  const entries = 'stream=codec_type,codec_name,pix_fmt,width,height:stream_tags=alpha_mode:format=duration'
  const args = ['-v', 'error', ...inputLimits(demuxer), '-show_entries', entries, '-of', 'json', name]
  const told = JSON.parse(await runTool('ffprobe', args, folder).catch(broken)) as { streams?: Stream[]; format?: { duration?: string } }
  const stream = told.streams?.find(({ codec_type: type }) => type === 'video') ?? refused('There is no picture in this film.')
  const { codec_name: codec = '', pix_fmt: format = '', width = 0, height = 0, tags } = stream
  const decoder = decoders[codec] ?? refused(codecText(codec || 'this codec'))
  if (width < 16 || height < 16 || width > MAX_SIDE || height > MAX_SIDE)
    throw new FileRefused(`The film is ${width} × ${height}; up to ${MAX_SIDE} × ${MAX_SIDE} are taken.`)
  const seconds = Number(told.format?.duration ?? 0)
  refuseLong(seconds)
  const hasAlpha = tags?.alpha_mode === '1' || tags?.ALPHA_MODE === '1' || /^(yuva|gbrap|argb|rgba|abgr|bgra|ya|pal8)/.test(format)
  return { demuxer, decoder, width, height, hasAlpha, seconds }
}

export function refuseLong(seconds: number): void {
  // A film of eight seconds may end with a frame that begins there.
  if (seconds > MAX_SECONDS + 0.1) throw new FileRefused(`The film plays for ${seconds.toFixed(1)} s; ${MAX_SECONDS} s are allowed.`)
}

export function broken(e: unknown): never {
  if (!(e instanceof ToolFailed)) throw e
  const codec = /Codec \((\w+)\) not on whitelist/.exec(e.message)?.[1]
  throw new FileRefused(codec ? codecText(codec) : 'The film is broken, or takes too much to read.')
}

const codecText = (codec: string) => `Films in ${codec} are not taken. Use H.264, VP9, ProRes 4444 or PNG.`

function refused(reason: string): never {
  throw new FileRefused(reason)
}
