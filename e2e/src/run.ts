import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkout } from '@nimbo/engines'

process.env['NIMBO_PROFILE'] ??= 'e2e'
// The drawn rooms only have to move; the cores belong to the browsers.
process.env['NIMBO_DEMO_FPS'] ??= '4'

const stack = (command: 'up' | 'down') =>
  spawnSync(process.execPath, [join(checkout, 'dev/src/stack.ts'), command], { cwd: checkout, stdio: 'inherit' }).status === 0

/** One half of the journeys, so that two machines, or two stacks on one, share them: the longest file goes where least is to be done. */
function half(which: string): string[] {
  const folder = join(checkout, 'e2e/src')
  const files = readdirSync(folder).filter((name) => name.endsWith('.e2e.ts'))
  const halves = [1, 2].map((n) => ({ n: String(n), names: [] as string[], size: 0 }))
  for (const { name, size } of files.map((f) => ({ name: f, size: statSync(join(folder, f)).size })).toSorted((a, b) => b.size - a.size)) {
    const lighter = halves.toSorted((a, b) => a.size - b.size)[0]!
    lighter.names.push(`src/${name}`)
    lighter.size += size
  }
  return halves.find(({ n }) => n === which)!.names
}

/**
 * `pnpm e2e [words…]`: the stack as in production, the journeys in real browsers, and the stack gone again. NIMBO_KEEP=1 leaves it up;
 * `--half=1` and `--half=2` are all of them together.
 */
async function run(): Promise<boolean> {
  if (!stack('up')) return false
  const folder = mkdtempSync(join(tmpdir(), 'nimbo-e2e-'))
  const report = join(folder, 'report.json')
  const args = ['run', '--config', 'e2e/vitest.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const words = process.argv.slice(2).flatMap((word) => (word.startsWith('--half=') ? half(word.slice('--half='.length)) : [word]))
  const vitest = spawn(join(checkout, 'node_modules/.bin/vitest'), [...args, ...words], { cwd: checkout, stdio: 'inherit' })
  const code = await new Promise<number | null>((done) => vitest.once('exit', done))
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report)
  rmSync(folder, { recursive: true })
  process.stdout.write(`${numPassedTests} passed, ${Math.max(numFailedTests, code === 0 ? 0 : 1)} failed\n`)
  return code === 0
}

function readReport(file: string): { numPassedTests?: number; numFailedTests?: number } {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number }
  } catch {
    return {}
  }
}

const passed = await run().finally(() => process.env['NIMBO_KEEP'] === '1' || stack('down'))
process.exitCode = passed ? 0 : 1
