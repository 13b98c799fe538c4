const places = (currency: string): number => (currency === 'USDT' ? 6 : 2)

/** `990n` of BRL is `9.90`; trailing zeros of the millionths of a USDT say nothing and are left out. */
export function moneyText(amount: bigint, currency: string): string {
  const digits = places(currency)
  const text = String(amount < 0n ? -amount : amount).padStart(digits + 1, '0')
  const fraction = text.slice(-digits)
  const shown = currency === 'USDT' ? fraction.replace(/0{1,4}$/, '') : fraction
  return `${amount < 0n ? '-' : ''}${text.slice(0, -digits)}.${shown}`
}

/** The other way, from what a company wrote. Anything finer than the smallest unit is no amount. */
export function unitsOf(text: string, currency: string): bigint {
  const digits = places(currency)
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d{1,15})(?:\.(\d{1,6}))?$/.exec(text) ?? []
  if (!whole || fraction.slice(digits).replaceAll('0', '')) throw new Error('not an amount of money')
  const units = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  return sign ? -units : units
}
