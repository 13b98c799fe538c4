/** `24.90`, as Brazil's banks write it. */
export function toReais(cents: bigint): string {
  if (cents <= 0n) throw new Error('an amount is above zero')
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
}

/** Cents, and never by way of a number: 0.29 × 100 is not 29 there. */
export function fromReais(text: unknown): bigint {
  const [, whole, cents] = /^(\d{1,10})\.(\d{2})$/.exec(String(text)) ?? []
  if (whole === undefined || cents === undefined) throw new Error('the company wrote an amount nobody can read')
  return BigInt(whole) * 100n + BigInt(cents)
}
