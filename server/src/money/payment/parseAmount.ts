const places = (currency: string): number => (currency === 'USDT' ? 6 : 2)

/** `9.90` to `990n`. Throws on anything finer than the smallest unit of the currency. */
export function parseAmount(text: string, currency: string): bigint {
  const digits = places(currency)
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d{1,15})(?:\.(\d{1,6}))?$/.exec(text) ?? []
  if (!whole || fraction.slice(digits).replaceAll('0', '')) throw new Error('not an amount of money')
  const units = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  return sign ? -units : units
}
