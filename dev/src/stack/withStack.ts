import { profile, type Profile } from '@nimbo/engines'
import { down } from './down.ts'
import { up } from './up.ts'

/** Runs some work on a fresh stack of its own, without demo rooms, and takes it down whatever happens. */
export async function withStack(name: string, work: (chosen: Profile) => Promise<void>): Promise<void> {
  process.env['NIMBO_PROFILE'] = name
  process.env['NIMBO_DEMO'] = '0'
  const chosen = profile(name)
  const quiet = (): void => {}
  try {
    await up(chosen, quiet)
    await work(chosen)
  } finally {
    await down(chosen, quiet)
  }
}
