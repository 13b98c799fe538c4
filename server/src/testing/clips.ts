import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Films for tests, made in a folder of their own. */
export function clipFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'nimbo-clips-'))
  const tool = (name: string, args: readonly string[]) => execFileSync(name, [...args], { cwd: folder, maxBuffer: 64 * 1024 * 1024 })
  const ffmpeg = (...args: string[]) => tool('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args])
  return {
    folder,
    ffmpeg,
    /** A moving picture with a tone. */
    clip(name: string, { size = '90x160', seconds = 2, rate = 15, more = [] as string[] } = {}): Buffer {
      const picture = `testsrc2=s=${size}:r=${rate}:d=${seconds}`
      ffmpeg('-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', `sine=440:d=${seconds}`, '-pix_fmt', 'yuv420p', ...more, name)
      return readFileSync(join(folder, name))
    },
    probe(data: Buffer, ...args: string[]) {
      writeFileSync(join(folder, 'probed'), data)
      const told = tool('ffprobe', ['-v', 'error', '-of', 'json', ...args, 'probed'])
      return JSON.parse(told.toString()) as {
        streams: Record<string, unknown>[]
        format: Record<string, unknown>
        packets: Record<string, unknown>[]
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
