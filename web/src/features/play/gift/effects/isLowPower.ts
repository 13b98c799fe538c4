interface Hints {
  deviceMemory?: number
  connection?: { saveData?: boolean }
}

/** Two gigabytes or fewer, or somebody who saves data: a film over a film would stop both. */
export function isLowPower(hints: Hints = navigator as Hints): boolean {
  return (hints.deviceMemory ?? 8) <= 2 || hints.connection?.saveData === true
}
