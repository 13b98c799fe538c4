import type { Balance } from '@nimbo/engines'

/** Number of API processes, and of workers, of a stack. Read from the environment, because proofs and journeys repair what `up` started. */
export function replicas(): 1 | 2 {
  const given = process.env['NIMBO_REPLICAS'] || '1'
  if (given !== '1' && given !== '2') throw new Error(`NIMBO_REPLICAS is ${given}: 1 or 2`)
  return given === '1' ? 1 : 2
}

export function balance(): Balance {
  const given = process.env['NIMBO_BALANCE'] || 'room'
  if (given !== 'room' && given !== 'random') throw new Error(`NIMBO_BALANCE is ${given}: room or random`)
  return given
}

/** `--replicas 2 --balance random` of a command line, for this process and those it starts. */
export function readReplicaOptions(args: readonly string[]): void {
  for (const [option, name] of [
    ['--replicas', 'NIMBO_REPLICAS'],
    ['--balance', 'NIMBO_BALANCE'],
  ] as const) {
    const at = args.indexOf(option)
    if (at >= 0) process.env[name] = args[at + 1] ?? ''
  }
}
