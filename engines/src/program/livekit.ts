import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout, goBinary } from '../engineFiles.ts'
import { apiPort, type Mode } from '../environment.ts'
import type { Program } from '../process/spawnTagged.ts'
import type { Profile } from '../profile.ts'
import { isOk } from './probe.ts'

export function livekit(profile: Profile, mode: Mode): Program {
  const { ports, secrets } = profile
  return {
    name: 'livekit',
    command: goBinary('livekit-server'),
    args: [],
    env: {
      LIVEKIT_CONFIG: configuration(apiPort(profile, mode)),
      LIVEKIT_PORT: String(ports.livekit),
      UDP_PORT: String(ports.livekitUdp),
      LIVEKIT_KEYS: `${secrets.livekitApiKey}: ${secrets.livekitApiSecret}`,
      LIVEKIT_WEBHOOK_API_KEY: secrets.livekitApiKey,
    },
    ports: [ports.livekit],
    stopSignal: 'SIGTERM',
    isReady: () => isOk(`http://127.0.0.1:${ports.livekit}/`),
  }
}

/** The list of webhook addresses is the one setting that LiveKit takes from its file only. */
function configuration(port: number): string {
  const text = readFileSync(join(checkout, 'engines/livekit/livekit.yaml'), 'utf8')
  const written = 'http://127.0.0.1:3000/hooks/livekit'
  if (!text.includes(written)) throw new Error(`engines/livekit/livekit.yaml no longer names ${written}`)
  return text.replace(written, `http://127.0.0.1:${port}/hooks/livekit`)
}
