import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkout, runTask, type Output, type Profile } from '@nimbo/engines'
import { newest } from './newest.ts'

const shared = ['contract/src', 'web/src', 'pnpm-lock.yaml']
const inputs = (name: 'web' | 'console'): string[] => [
  ...shared,
  ...['src', 'public', 'index.html', 'offline.html', 'package.json'].map((path) => `${name}/${path}`),
  ...readdirSync(join(checkout, name)).flatMap((file) => (file.endsWith('.ts') ? [`${name}/${file}`] : [])),
]

/** One after the other: each build keeps both cores of a small machine busy, and the engines start beside it. */
export async function buildPages(profile: Profile, report: (line: string) => void, output: Output = 'file'): Promise<void> {
  for (const name of ['web', 'console'] as const) {
    const page = `${name}/dist/index.html`
    if (existsSync(join(checkout, page)) && newest([page]) >= newest(inputs(name))) {
      report(`${name} build is current`)
      continue
    }
    const started = performance.now()
    const vite = join(checkout, name, 'node_modules/vite/bin/vite.js')
    const task = { name: `build-${name}`, command: process.execPath, args: [vite, 'build'], env: {}, cwd: join(checkout, name) }
    await runTask(profile, task, output)
    report(`${name} built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}
