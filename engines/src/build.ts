import { buildGoEngine } from './build/buildGoEngine.ts'
import { copyPostgres } from './build/copyPostgres.ts'
import { installSystemPackages } from './build/installSystemPackages.ts'
import { installLocalstripe } from './build/installLocalstripe.ts'
import { cacheFolder, goBinary, postgresHome } from './engineFiles.ts'

type Step = readonly [name: string, work: () => string | Promise<string>]

async function report([name, work]: Step): Promise<void> {
  const started = performance.now()
  const outcome = await work()
  console.log(`${name.padEnd(16)} ${outcome.padEnd(9)} ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** One after the other: each Go build already uses every core. The package manager mostly waits for the network. */
async function buildGoEngines(): Promise<void> {
  for (const name of ['versitygw', 'centrifugo', 'livekit-server'] as const) {
    await report([name, () => buildGoEngine(name)])
  }
}

const results = await Promise.allSettled([
  report(['postgres', copyPostgres]),
  report(['system packages', installSystemPackages]).then(() => report(['localstripe', installLocalstripe])),
  buildGoEngines(),
])
for (const result of results) {
  if (result.status === 'rejected') {
    console.error(result.reason instanceof Error ? result.reason.message : result.reason)
    process.exitCode = 1
  }
}
if (!process.exitCode) {
  const paths = [postgresHome(), goBinary('livekit-server'), goBinary('centrifugo'), goBinary('versitygw')]
  console.log([`engines in ${cacheFolder()}:`, ...paths].join('\n  '))
}
