import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_VIDEO_SECONDS, type VideoFault } from '@nimbo/contract'
import { fileTypeFromBuffer } from 'file-type'
import { runTool, ToolFailed, type ToolOptions } from '../../platform/runTool.ts'
import { VideoRefused } from './VideoRefused.ts'

/** The demuxer is named, never guessed: lists of other files and addresses are formats, too. */
const demuxers: Record<string, string> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/x-m4v': 'mov',
  'video/3gpp': 'mov',
  'video/webm': 'matroska',
}
const pictures = ['h264', 'hevc', 'vp8', 'vp9', 'av1']
const sounds = ['aac', 'mp3', 'opus', 'vorbis', 'alac', 'pcm_s16le', 'pcm_s16be']
const captions = ['mov_text', 'webvtt', 'subrip', 'text']
/** Decoders have names of their own. */
const known = [...pictures, 'libdav1d', ...sounds, 'mp3float', ...captions, 'srt'].join(',')
/** Before every input: this file only, in formats and codecs that were named. */
export const inputLimits = (demuxer: string) => ['-protocol_whitelist', 'file', '-codec_whitelist', known, '-f', demuxer]

const MAX_SIDE = 4096
const MIN_SIDE = 16
/** Cameras that say 120 are not exact. */
const MAX_FRAMES_PER_SECOND = 125
/** 4K at 60. */
const MAX_PIXELS_PER_SECOND = 4096 * 2160 * 60
const MIN_SECONDS = 0.5
/** A film of a minute may end with a frame that begins there. */
export const GRACE_SECONDS = 0.4
const HEAD_BYTES = 4_100

export interface Film {
  demuxer: string
  width: number
  height: number
  /** 0: it does not say. */
  seconds: number
  hasCaptions: boolean
}
interface Stream {
  codec_type?: string
  codec_name?: string
  width?: number
  height?: number
  nb_read_packets?: string
  disposition?: { attached_pic?: number }
}

/** By its first bytes, whatever it was said to be. */
export async function demuxerOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const mime = (await fileTypeFromBuffer(buffer.subarray(0, bytesRead)))?.mime ?? ''
    return demuxers[mime] ?? refused('notVideo')
  } finally {
    await file.close()
  }
}

/** Streams and duration of a film. Throws VideoRefused when it is none that can be shown. */
export async function probeFilm(folder: string, name: string, demuxer: string, options: ToolOptions = {}): Promise<Film> {
  const entries = 'stream=codec_type,codec_name,width,height,nb_read_packets:stream_disposition=attached_pic:format=duration'
  const args = ['-v', 'error', ...inputLimits(demuxer), '-count_packets', '-show_entries', entries, '-of', 'json', join('.', name)]
  const told = await runTool('ffprobe', args, folder, options).catch(broken)
  const { streams = [], format } = JSON.parse(told) as { streams?: Stream[]; format?: { duration?: string } }
  const film = streams.find(({ codec_type: type, disposition }) => type === 'video' && disposition?.attached_pic !== 1)
  if (!film) throw new VideoRefused('notVideo')
  const sound = streams.find(({ codec_type: type }) => type === 'audio')
  if (!pictures.includes(film.codec_name ?? '') || (sound && !sounds.includes(sound.codec_name ?? ''))) throw new VideoRefused('codec')
  const { width = 0, height = 0 } = film
  if (Math.min(width, height) < MIN_SIDE || Math.max(width, height) > MAX_SIDE) throw new VideoRefused('frame')
  const seconds = Number(format?.duration ?? 0) || 0
  if (seconds > MAX_VIDEO_SECONDS + GRACE_SECONDS) throw new VideoRefused('tooLong')
  refuseRate(Number(film.nb_read_packets ?? 0), seconds || MAX_VIDEO_SECONDS, width * height)
  const text = streams.find(({ codec_type: type }) => type === 'subtitle')
  return { demuxer, width, height, seconds, hasCaptions: captions.includes(text?.codec_name ?? '') }
}

/** Frames are counted: what a header says of their rate is a guess in recordings, and a lie where somebody means harm. */
function refuseRate(frames: number, seconds: number, pixels: number): void {
  const rate = frames / Math.max(1, seconds)
  if (rate > MAX_FRAMES_PER_SECOND || rate * pixels > MAX_PIXELS_PER_SECOND) throw new VideoRefused('tooSlow')
}

export function refuseLength(seconds: number): void {
  if (seconds > MAX_VIDEO_SECONDS + GRACE_SECONDS) throw new VideoRefused('tooLong')
  if (seconds < MIN_SECONDS) throw new VideoRefused('tooShort')
}

export function broken(e: unknown): never {
  if (!(e instanceof ToolFailed)) throw e
  throw new VideoRefused(e.isSlow ? 'tooSlow' : /not on whitelist/.test(e.message) ? 'codec' : 'broken')
}

function refused(fault: VideoFault): never {
  throw new VideoRefused(fault)
}
