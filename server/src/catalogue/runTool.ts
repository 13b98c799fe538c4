import { execFile } from 'node:child_process'

/** Address space in KiB, processor seconds, and 512-byte blocks of the largest file it may write. */
const limits = 'ulimit -v 2000000; ulimit -t 120; ulimit -f 65536; exec "$@"'
const TIMEOUT_MS = 180_000
const MAX_OUTPUT = 4_000_000

/** Ended with a failure of its own: what it was given is at fault. */
export class ToolFailed extends Error {
  override readonly name = 'ToolFailed'
}

/** A program that reads what a stranger made: in a folder of its own, with bounded memory and time, and nothing of our environment. */
export function runTool(command: 'ffmpeg' | 'ffprobe', args: readonly string[], folder: string): Promise<string> {
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: folder, TMPDIR: folder }
  return new Promise((done, fail) => {
    const options = { cwd: folder, env, timeout: TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: MAX_OUTPUT } as const
    const child = execFile('/bin/sh', ['-c', limits, 'sh', command, ...args], options, (error, stdout, stderr) => {
      if (!error) return done(stdout)
      // 127: it is not installed, which is no fault of the file.
      fail(error.code === 127 ? new Error(`${command} is not installed`) : new ToolFailed(stderr.slice(-500)))
    })
    child.stdin?.end()
  })
}
