import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { checkout } from '@nimbo/engines'

const run = promisify(execFile)
const EDITED = 2

/** The steps of CONTRIBUTING for a room event and a room feature: new files, and lines added to lists that exist. */
const added = {
  'contract/src/events/wave.ts': 'contract.txt',
  'server/src/rooms/wave/wave.ts': 'server.txt',
  'server/src/rooms/wave/wave.snapshot.ts': 'snapshot.txt',
  'web/src/features/rooms/wave/wave.room.tsx': 'web.txt',
  'web/src/features/rooms/wave/wave.ui.test.ts': 'ui.txt',
}
const edited = {
  'contract/src/events/index.ts': [
    ['import { system }', "import { waveHands, waveLeader, waveSaid, waveSnapshot, waveStarted } from './wave.ts'\nimport { system }"],
    ['\n] as const', '\n  waveStarted,\n  waveSaid,\n  waveHands,\n  waveLeader,\n] as const'],
    ['snapshotParts = [', 'snapshotParts = [waveSnapshot, '],
  ],
  'web/src/screens/roomFeatures.ts': [
    [
      'import type { RoomFeature }',
      "import { gone, thrower, wave } from '../features/rooms/wave/wave.room.tsx'\nimport type { RoomFeature }",
    ],
    ['\n  connection,\n', '\n  connection,\n  wave,\n  thrower,\n  gone,\n'],
  ],
} as const

/**
 * In a copy of the checkout: the sample feature, with state in the snapshot of a room, compiles, the server does not start without the file
 * that makes this state, and at full size audience and anchor see it. Compiling is what tells whether more
 * files than these must be edited; that a registered feature is drawn, and that one that throws loses its place alone, is shown by the ui
 * tests of every feature and `crashes.ui.test.ts`. Drawing the sample takes a second build of the page, most of a minute of both cores.
 */
export async function proveRoomFeature(full: boolean): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'nimbo-room-feature-'))
  try {
    const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: checkout, maxBuffer: 16 * 1024 * 1024 })
    const files = stdout.split('\n').filter(Boolean)
    for (const file of files) place(join(copy, file), (to) => copyFileSync(join(checkout, file), to))
    for (const [file, sample] of Object.entries(added)) {
      place(join(copy, file), (to) => copyFileSync(join(import.meta.dirname, 'roomFeature', sample), to))
    }
    for (const [file, lines] of Object.entries(edited)) addLines(join(copy, file), lines)
    const changed = files.filter((file) => !readFileSync(join(copy, file)).equals(readFileSync(join(checkout, file))))
    console.log(`${Object.keys(added).length} files added; ${changed.length} existing files edited by hand: ${changed.join(', ')}`)
    if (changed.length !== EDITED) throw new Error(`a room feature takes ${changed.length} edited files, not ${EDITED}`)

    await step(copy, 'pnpm', 'install', '--offline', '--frozen-lockfile')
    // Names of events are known only to the parts of the server that publish them or make the snapshot: at the reduced size the sample and
    // its imports.
    const publisher = { extends: './tsconfig.json', files: ['src/rooms/wave/wave.ts', 'src/rooms/wave/wave.snapshot.ts'], include: [] }
    writeFileSync(join(copy, 'server/tsconfig.sample.json'), JSON.stringify(publisher))
    const projects = ['contract', full ? 'server' : 'server/tsconfig.sample.json', 'web']
    for (const project of projects) await step(copy, 'node_modules/typescript7/bin/tsc', '-p', project)
    await proveStart(copy)
    if (full) await step(copy, 'node_modules/.bin/vitest', 'run', '--project', 'ui', 'wave.ui.test')
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** The API finds the file that makes the feature's part of the snapshot, and does not start without it. */
async function proveStart(copy: string): Promise<void> {
  const start = () =>
    run('node', ['server/src/main.ts'], { cwd: copy, env: { PATH: process.env['PATH'] } }).then(
      () => '',
      (e: { stderr: string }) => e.stderr,
    )
  const refused = /no \*\.snapshot\.ts makes .*: wave$/m
  const configured = await start()
  if (!configured.includes('NIMBO_'))
    throw new Error(`the API ended with the snapshot made, and not for want of its settings\n${configured}`)
  rmSync(join(copy, 'server/src/rooms/wave/wave.snapshot.ts'))
  const missing = await start()
  const words = refused.exec(missing)?.[0]
  if (!words) throw new Error(`the API does not say that nobody makes the snapshot's "wave"\n${missing}`)
  console.log(`          without wave.snapshot.ts: ${words}`)
}

function place(to: string, write: (to: string) => void): void {
  mkdirSync(dirname(to), { recursive: true })
  write(to)
}

function addLines(file: string, lines: readonly (readonly [string, string])[]): void {
  let text = readFileSync(file, 'utf8')
  for (const [anchor, line] of lines) {
    if (!text.includes(anchor)) throw new Error(`${file} no longer holds "${anchor}": the steps have changed`)
    text = text.replace(anchor, line)
  }
  writeFileSync(file, text)
}

async function step(cwd: string, command: string, ...args: string[]): Promise<void> {
  const started = performance.now()
  const { stdout, stderr } = await run(command, args, { cwd, maxBuffer: 64 * 1024 * 1024 }).catch(
    (e: { stdout: string; stderr: string }) => {
      throw new Error(`${command} ${args.join(' ')} failed\n${e.stdout}${e.stderr}`)
    },
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${seconds.padStart(6)} s  ${[command.split('/').at(-1), ...args].join(' ')}`)
  const tests = /Tests .*/.exec(`${stdout}${stderr}`)?.[0]
  if (tests) console.log(`          ${tests}`)
}
