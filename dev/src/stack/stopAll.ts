import { readRecord, recordedNames, stop, stopOrphans, orphans, type Profile } from '@nimbo/engines'

/** Clients of an engine stop before the engine; whatever is not named here stops in the first stage. */
const lastStages = [
  ['centrifugo', 'livekit'],
  ['postgres', 'redis', 's3'],
]

/** Leaves nothing of the profile running, whatever state it was in. */
export async function stopAll(profile: Profile, report: (line: string) => void): Promise<void> {
  const chosen = recordedNames(profile).filter((name) => readRecord(profile, name)?.pid !== process.pid)
  const first = chosen.filter((name) => !lastStages.flat().includes(name))
  for (const stage of [first, ...lastStages.map((names) => names.filter((name) => chosen.includes(name)))]) {
    await Promise.all(
      stage.map(async (name) => {
        const outcome = await stop(profile, name)
        if (outcome !== 'absent') report(`${name} ${outcome}`)
      }),
    )
  }
}

export async function stopLeftovers(profile: Profile, report: (line: string) => void): Promise<void> {
  const found = await stopOrphans(profile)
  if (found > 0) report(`${found} orphan processes stopped`)
  const left = orphans(profile)
  if (left.length > 0) throw new Error(`still running: ${left.join(', ')}`)
}
