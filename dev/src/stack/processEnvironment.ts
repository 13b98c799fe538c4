import { environment, type Environment, type Mode, type Profile } from '@nimbo/engines'
import { allSettings, type ProcessName, settingsFor } from '@nimbo/server/settings'

const settings = allSettings(settingsFor('development'))

/** Environment of one of our processes: its own settings, and no secret of another's. */
export function processEnvironment(profile: Profile, mode: Mode, process: ProcessName): Environment {
  const own = new Set(settings.filter(({ processes }) => processes.includes(process)).map(({ name }) => name))
  return Object.fromEntries(Object.entries(environment(profile, mode)).filter(([name]) => own.has(name)))
}
