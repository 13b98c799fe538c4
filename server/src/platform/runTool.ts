import { spawn } from 'node:child_process'

export interface ToolLimits {
  /** Limits of wall-clock time and of processor time. */
  seconds: number
  cpuSeconds: number
  /** Limit of each file it writes. */
  fileBytes: number
}
export interface ToolOptions extends Partial<ToolLimits> {
  /** Ends it at once. */
  signal?: AbortSignal
  /** Each line it prints, instead of all of them in the end. */
  onLine?(line: string): void
}

const usual: ToolLimits = { seconds: 180, cpuSeconds: 120, fileBytes: 32 * 1024 * 1024 }
const MEMORY_KIB = 2_000_000
const MAX_OUTPUT = 4_000_000
const BLOCK = 512

/** Ended with a failure of its own: what it was given is at fault. */
export class ToolFailed extends Error {
  override readonly name = 'ToolFailed'
  /** Stopped, because it took too long. */
  readonly isSlow: boolean
  constructor(message: string, isSlow: boolean) {
    super(message)
    this.isSlow = isSlow
  }
}

/** A program that reads what a stranger made: in a folder of its own, with bounded memory and time, and nothing of our environment. */
export async function runTool(
  command: 'ffmpeg' | 'ffprobe',
  args: readonly string[],
  folder: string,
  options: ToolOptions = {},
): Promise<string> {
  const { seconds, cpuSeconds, fileBytes } = { ...usual, ...options }
  const { signal, onLine } = options
  signal?.throwIfAborted()
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: folder, TMPDIR: folder }
  const limits = `ulimit -v ${MEMORY_KIB}; ulimit -t ${cpuSeconds}; ulimit -f ${Math.ceil(fileBytes / BLOCK)}; exec "$@"`
  const child = spawn('/bin/sh', ['-c', limits, 'sh', command, ...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let [isSlow, printed, told, rest] = [false, '', '', '']
  const kill = () => child.kill('SIGKILL')
  const timer = setTimeout(() => {
    isSlow = true
    kill()
  }, seconds * 1000)
  signal?.addEventListener('abort', kill, { once: true })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (told = (told + text).slice(-500)))
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (!onLine) {
      printed += text
      if (printed.length > MAX_OUTPUT) kill()
      return
    }
    const lines = (rest + text).split('\n')
    rest = lines.pop()!.slice(-MAX_OUTPUT)
    for (const line of lines) onLine(line)
  })
  try {
    const [code, by] = await new Promise<[number | null, NodeJS.Signals | null]>((done, fail) => {
      child.once('error', fail)
      child.once('close', (...end) => done(end))
    })
    signal?.throwIfAborted()
    if (code === 0) return printed
    // 127: it is not installed, which is no fault of the file.
    if (code === 127) throw new Error(`${command} is not installed`)
    throw new ToolFailed(told, isSlow || by === 'SIGXCPU')
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', kill)
  }
}
