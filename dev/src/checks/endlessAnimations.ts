import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '@nimbo/engines'

/** Animations that run while something is waited for, and go with it. */
const allowed = new Set(['skeleton', 'busy-dot'])
const endless = /animation(?:-iteration-count)?\s*:.*\binfinite\b|\banimate-(?:spin|ping|pulse|bounce)\b|iterations:\s*Infinity/

/**
 * Lines of a file that move something for ever. React listens to `animationiteration`, so that the browser serves an endless animation
 * on the page's own thread for as long as it runs, seen or not: one of them costs an idle room twenty drawings a second.
 */
export function endlessAnimations(file: string, text: string): string[] {
  return text
    .split('\n')
    .filter((line) => endless.test(line) && !allowed.has(/animation:\s*([\w-]+)/.exec(line)?.[1] ?? ''))
    .map((line) => `${file}: ${line.trim()}`)
}

if (import.meta.main) {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'web', 'console'], {
    cwd: checkout,
    encoding: 'utf8',
  })
  const faults = files
    .split('\n')
    .filter((file) => /(?<!\.test)\.(?:css|html|tsx?)$/.test(file))
    .flatMap((file) => endlessAnimations(file, readFileSync(join(checkout, file), 'utf8')))
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  if (faults.length > 0) process.exitCode = 1
}
