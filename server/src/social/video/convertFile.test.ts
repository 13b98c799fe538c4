import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { runTool, ToolFailed } from '../../platform/runTool.ts'
import { clipFolder } from '../../testing/clips.ts'
import { convertFile, SENT } from './convertFile.ts'
import { VideoRefused } from './VideoRefused.ts'

const { folder, ffmpeg, clip, probe, remove } = clipFolder()
afterAll(remove)

async function convert(sent: Buffer, { cover = -1, signal = new AbortController().signal } = {}) {
  const own = mkdtempSync(join(tmpdir(), 'nimbo-test-'))
  const seen: number[] = []
  try {
    writeFileSync(join(own, SENT), sent)
    return { ...(await convertFile(own, cover, { signal, onProgress: (fraction) => seen.push(fraction) })), seen, left: readdirSync(own) }
  } finally {
    rmSync(own, { recursive: true })
  }
}
const fault = (sent: Buffer) =>
  convert(sent).then(
    () => 'taken',
    (e: unknown) => (e instanceof VideoRefused ? e.fault : String(e)),
  )
const saved = (name: string) => readFileSync(join(folder, name))

describe('a film', () => {
  test('becomes H.264 and AAC that starts at once and can be sought, with a cover and nothing else of what was sent', async () => {
    const more = [
      '-c:v',
      'libvpx',
      '-b:v',
      '400k',
      '-c:a',
      'libopus',
      '-metadata',
      'location=+38.7-009.1/',
      '-cpu-used',
      '8',
      '-deadline',
      'realtime',
    ]
    const made = await convert(clip('a.webm', { size: '1600x900', seconds: 5, rate: 5, more }))
    const { streams, format } = probe(
      made.film,
      '-show_entries',
      'stream=codec_name,profile,width,height,pix_fmt:format=duration:format_tags',
    )
    expect(streams).toMatchObject([
      { codec_name: 'h264', profile: 'Main', width: 1280, height: 720, pix_fmt: 'yuv420p' },
      { codec_name: 'aac' },
    ])
    expect(JSON.stringify(format)).not.toContain('38.7')
    expect([made.width, made.height, made.seconds]).toEqual([1280, 720, 5])
    // The index stands before the pictures.
    expect(made.film.indexOf('moov')).toBeLessThan(made.film.indexOf('mdat'))
    const { packets } = probe(made.film, '-select_streams', 'v', '-show_entries', 'packet=pts_time,flags')
    const keys = packets.filter(({ flags }) => String(flags).startsWith('K')).map(({ pts_time: at }) => Number(at))
    expect(keys.length).toBeGreaterThanOrEqual(3)
    expect(Math.max(...keys.map((at, n) => at - (keys[n - 1] ?? 0)))).toBeLessThanOrEqual(2.05)
    const { format: kind, width } = await sharp(made.cover).metadata()
    expect([kind, width]).toEqual(['png', 1280])
    expect(made.seen.at(-1)).toBeGreaterThan(0.9)
    expect(made.captions).toBeUndefined()
  })

  test('held upright stays so, small ones are not made larger, silent ones stay silent', async () => {
    ffmpeg('-f', 'lavfi', '-i', 'testsrc2=s=1080x1920:r=5:d=1', '-pix_fmt', 'yuv420p', 'upright.mp4')
    const upright = await convert(saved('upright.mp4'))
    expect([upright.width, upright.height]).toEqual([720, 1280])
    expect(probe(upright.film, '-show_entries', 'stream=codec_type').streams).toHaveLength(1)
    const small = await convert(clip('small.mp4', { size: '90x160' }))
    expect([small.width, small.height]).toEqual([90, 160])
    // Lying on the sensor and turned by its header, as phones write it.
    ffmpeg('-i', 'small.mp4', '-c', 'copy', '-metadata:s:v', 'rotate=90', 'turned.mp4')
    const turned = await convert(saved('turned.mp4'))
    expect([turned.width, turned.height]).toEqual([160, 90])
  })

  test('shows the frame that was chosen as its cover', async () => {
    ffmpeg(
      '-f',
      'lavfi',
      '-i',
      'color=red:s=64x64:r=10:d=1',
      '-f',
      'lavfi',
      '-i',
      'color=blue:s=64x64:r=10:d=1',
      '-filter_complex',
      '[0][1]concat',
      '-pix_fmt',
      'yuv420p',
      'two.mp4',
    )
    const dominant = async (cover: number) => (await sharp((await convert(saved('two.mp4'), { cover })).cover).stats()).dominant
    expect((await dominant(200)).r).toBeGreaterThan(200)
    expect((await dominant(1_500)).b).toBeGreaterThan(200)
    expect((await dominant(60_000)).b).toBeGreaterThan(200)
  })

  test('brings its captions along', async () => {
    writeFileSync(join(folder, 'a.srt'), '1\n00:00:00,200 --> 00:00:01,500\nFold it <b>twice</b>\n')
    ffmpeg('-f', 'lavfi', '-i', 'testsrc2=s=64x64:r=10:d=2', '-i', 'a.srt', '-c:s', 'mov_text', '-pix_fmt', 'yuv420p', 'spoken.mp4')
    const { captions } = await convert(saved('spoken.mp4'))
    expect(captions!.toString()).toContain('WEBVTT')
    expect(captions!.toString()).toContain('Fold it')
  })
})

describe('what is refused', () => {
  const long = { seconds: 62, rate: 1, size: '32x32' }

  test('longer than a minute, or a blink', async () => {
    expect(await fault(clip('long.mp4', long))).toBe('tooLong')
    expect(await fault(clip('blink.mp4', { seconds: 0.2 }))).toBe('tooShort')
    expect(await fault(clip('minute.mp4', { ...long, seconds: 60 }))).toBe('taken')
  })

  test('longer than a minute when its header does not say so, or says less', async () => {
    // Written as it is recorded: there is no length in it.
    const source = ['-f', 'lavfi', '-i', 'testsrc2=s=32x32:r=1:d=62']
    const piped = execFileSync('ffmpeg', ['-v', 'error', ...source, '-c:v', 'libvpx', '-f', 'webm', '-'], { maxBuffer: 1e8 })
    expect(await fault(piped)).toBe('tooLong')
    const lying = Buffer.from(clip('lying.mp4', long))
    for (const [box, at] of [
      ['mvhd', 20],
      ['tkhd', 24],
      ['mdhd', 20],
    ] as const)
      for (let found = lying.indexOf(box); found >= 0; found = lying.indexOf(box, found + 4)) lying.writeUInt32BE(1, found + at)
    expect(['tooLong', 'broken']).toContain(await fault(lying))
  })

  test('no film: lists of addresses, pictures, archives, sound alone, other codecs', async () => {
    const disguised = [
      '#EXTM3U\nhttp://127.0.0.1/a.ts\n',
      "ffconcat version 1.0\nfile '/etc/passwd'\n",
      '<svg/>',
      'PK\x03\x04',
      '',
      'RIFF....AVI LIST',
    ]
    for (const text of disguised) expect([text, await fault(Buffer.from(text))]).toEqual([text, 'notVideo'])
    expect(
      await fault(
        await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      ),
    ).toBe('notVideo')
    ffmpeg('-f', 'lavfi', '-i', 'sine=440:d=2', '-c:a', 'aac', 'sound.mp4')
    expect(await fault(saved('sound.mp4'))).toBe('notVideo')
    expect(await fault(clip('old.mp4', { more: ['-c:v', 'mpeg4'] }))).toBe('codec')
    // A playlist in the box where a film names its data.
    const list = Buffer.concat([clip('b.mp4').subarray(0, 32), Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')])
    expect(await fault(list)).toBe('broken')
  })

  test('too large a frame, cut off, or scrambled: nothing hangs and nobody else notices', async () => {
    expect(await fault(clip('wide.webm', { size: '4200x64', rate: 2, more: ['-c:v', 'libvpx', '-an'] }))).toBe('frame')
    const whole = clip('c.mp4', { seconds: 3 })
    expect(await fault(whole.subarray(0, 600))).toBe('broken')
    let seed = 7
    for (let round = 0; round < 12; round++) {
      const bent = Buffer.from(whole)
      for (let n = 0; n < 200; n++) {
        seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
        bent[40 + (seed % (bent.length - 40))] = seed >> 8
      }
      expect(['taken', 'broken', 'codec', 'notVideo', 'frame', 'tooLong', 'tooShort']).toContain(await fault(bent))
    }
  })

  test('more frames or pixels a second than a camera makes, before anything is encoded', async () => {
    const quick = { size: '32x32', seconds: 1 }
    expect(await fault(clip('fast.mp4', { ...quick, rate: 240 }))).toBe('tooSlow')
    expect(await fault(clip('sports.mp4', { ...quick, rate: 120 }))).toBe('taken')
    ffmpeg('-f', 'lavfi', '-i', 'color=s=4096x4096:r=40:d=1', '-pix_fmt', 'yuv420p', '-preset', 'ultrafast', 'vast.mp4')
    expect(await fault(saved('vast.mp4'))).toBe('tooSlow')
    // A recording that does not say how long it is.
    const source = ['-f', 'lavfi', '-i', 'testsrc2=s=32x32:r=200:d=62']
    const encoder = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8']
    const piped = execFileSync('ffmpeg', ['-v', 'error', ...source, ...encoder, '-f', 'webm', '-'], { maxBuffer: 1e8 })
    expect(await fault(piped)).toBe('tooSlow')
  })

  test('what takes too long is killed, and so is what nobody waits for any more', async () => {
    const endless = ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=s=1280x720', '-f', 'null', '-']
    const slow = await runTool('ffmpeg', endless, folder, { seconds: 1 }).catch((e: unknown) => e)
    expect(slow).toBeInstanceOf(ToolFailed)
    expect((slow as ToolFailed).isSlow).toBe(true)
    const hungry = await runTool('ffmpeg', endless, folder, { cpuSeconds: 1 }).catch((e: unknown) => e)
    expect(hungry).toBeInstanceOf(ToolFailed)
    const large = ['-v', 'error', '-y', '-f', 'lavfi', '-i', 'testsrc2=s=640x360:d=20', '-c:v', 'rawvideo', 'raw.avi']
    await expect(runTool('ffmpeg', large, folder, { fileBytes: 1_000_000 })).rejects.toThrow(ToolFailed)
    expect(saved('raw.avi').length).toBeLessThanOrEqual(1_000_448)
    const stop = new AbortController()
    const running = convert(clip('d.mp4', { size: '1280x720', seconds: 8, rate: 30, more: ['-preset', 'ultrafast'] }), {
      signal: stop.signal,
    })
    setTimeout(() => stop.abort(), 300)
    await expect(running).rejects.toThrow('abort')
  })
})
