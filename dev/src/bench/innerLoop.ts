import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createClient, Home } from '@nimbo/contract'
import { checkout, chromiumFlags, chromiumPath, type Profile, profile, waitUntil } from '@nimbo/engines'
import { chromium } from 'playwright-core'

const ROUNDS = 6
const goals = { page: 1, server: 3, tests: 20 }

/** Edits of existing files, each different from the last; undone whatever happens. */
const places = {
  page: { file: 'web/src/app/MainNav.tsx', from: '<nav ', to: (n: number) => `<nav data-edit="${n}" ` },
  server: { file: 'server/src/rooms/home/getConfig.ts', from: 'name_coin: coin,', to: (n: number) => `name_coin: coin + '${n}',` },
  rule: { file: 'contract/src/pixKey.ts', from: '\n', to: (n: number) => `\n// edit ${n}\n` },
}

/**
 * `pnpm bench innerLoop`: how long after a save an edit is seen. `pnpm dev` without demo rooms; a component of the page in Chromium, a
 * call of the server, and the first result of `pnpm test --changed` for a rule of the contract.
 */
export async function benchInnerLoop(): Promise<void> {
  const chosen = profile('bench')
  const env = { ...process.env, NIMBO_PROFILE: chosen.name, NIMBO_DEMO: '0' }
  const dev = spawn(process.execPath, [join(checkout, 'dev/src/dev.ts')], { cwd: checkout, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(dev, 'exit')
  try {
    for await (const line of createInterface(dev.stdout)) if (line.includes('Ctrl-C stops everything')) break
    dev.stdout.resume()
    print('page', await editPage(chosen))
    print('server', await editServer(chosen))
  } finally {
    dev.kill('SIGTERM')
    await gone
  }
  print('tests', await rounds(places.rule, firstResult, 1))
}

async function editPage({ ports }: Profile): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags, headless: true })
  try {
    const page = await browser.newPage()
    await page.goto(`http://localhost:${ports.app}/`)
    await page.locator('nav').first().waitFor({ state: 'attached', timeout: 120_000 })
    const seen = (n: number) => page.locator(`nav[data-edit="${n}"]`).first().waitFor({ state: 'attached', timeout: 60_000 })
    return await rounds(places.page, seen)
  } finally {
    await browser.close()
  }
}

function editServer({ ports }: Profile): Promise<number[]> {
  const client = createClient({ origin: `http://127.0.0.1:${ports.apiBehindVite}`, language: () => 'en', credentials: () => undefined })
  const coin = () =>
    client.call(Home.getConfig, {}).then(
      ({ name_coin: name }) => name,
      () => '',
    )
  const answers = async (n: number) => {
    if (!(await waitUntil(async () => (await coin()) === `Coins${n}`, 60))) throw new Error('the edited call never answered')
  }
  return rounds(places.server, answers)
}

/** Over when the first finished file is printed. */
async function firstResult(): Promise<void> {
  const env = { ...process.env, NO_COLOR: '1' }
  const tests = spawn('pnpm', ['test', '--changed'], { cwd: checkout, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const gone = once(tests, 'exit')
  for await (const line of createInterface(tests.stdout)) if (/^ *[✓✗×❯]/u.test(line)) break
  process.kill(-tests.pid!, 'SIGTERM')
  await gone
}

type Place = (typeof places)[keyof typeof places]

/** Seconds from each edit until it is seen. The first edit after a start finds nothing compiled: it is not counted. */
async function rounds({ file, from, to }: Place, seen: (n: number) => Promise<unknown>, count = ROUNDS): Promise<number[]> {
  const path = join(checkout, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} no longer holds "${from}"`)
  const taken: number[] = []
  try {
    for (let n = 0; n < count; n++) {
      const started = performance.now()
      writeFileSync(
        path,
        text.replace(from, () => to(n)),
      )
      await seen(n)
      taken.push((performance.now() - started) / 1000)
    }
  } finally {
    writeFileSync(path, text)
  }
  return count > 1 ? taken.slice(1) : taken
}

function print(name: keyof typeof goals, seconds: number[]): void {
  const [median] = seconds.toSorted((a, b) => a - b).slice(Math.floor(seconds.length / 2))
  const reached = median! <= goals[name] ? 'reached' : 'NOT reached'
  console.log(
    `${name.padEnd(8)} median ${median!.toFixed(2)} s of ${seconds.map((s) => s.toFixed(2)).join(', ')}; goal ${goals[name]} s ${reached}`,
  )
}
