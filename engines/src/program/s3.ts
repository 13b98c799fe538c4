import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { goBinary } from '../engineFiles.ts'
import type { Program } from '../process/spawnTagged.ts'
import type { Profile } from '../profile.ts'
import { isOk } from './probe.ts'

export function s3({ state, ports, secrets }: Profile): Program {
  const [data, metadata] = [join(state, 's3/data'), join(state, 's3/metadata')]
  return {
    name: 's3',
    command: goBinary('versitygw'),
    args: ['--quiet', '--health', '/health', '--port', `127.0.0.1:${ports.s3}`, 'posix', '--sidecar', metadata, data],
    env: {
      ROOT_ACCESS_KEY: secrets.s3AccessKey,
      ROOT_SECRET_KEY: secrets.s3SecretKey,
      VGW_CORS_ALLOW_ORIGIN: `http://localhost:${ports.app}`,
    },
    ports: [ports.s3],
    stopSignal: 'SIGTERM',
    prepare: () => {
      mkdirSync(metadata, { recursive: true })
      // A bucket is a folder to this gateway.
      mkdirSync(join(data, 'nimbo'), { recursive: true })
    },
    isReady: () => isOk(`http://127.0.0.1:${ports.s3}/health`),
  }
}
