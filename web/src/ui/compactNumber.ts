const compactFrom = 10_000
const made = new Map<string, Intl.NumberFormat>()

/** Made once: Intl's constructors take forty times as long as what they make. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${options.notation ?? ''} ${options.maximumFractionDigits ?? ''}`
  const known = made.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, options)
  made.set(key, format)
  return format
}

/** British English writes 98k and 1.3m, everybody else who reads English 98K and 1.3M. */
const compactLocale = (locale: string) => (locale.startsWith('en') ? 'en' : locale)

/** 8,913 in full, 12.4K from ten thousand upwards, in the words of the language. */
export function compactNumber(locale: string, value: number, { from = compactFrom, digits = 1 } = {}): string {
  if (value < from) return numberFormat(locale, {}).format(value)
  return numberFormat(compactLocale(locale), { notation: 'compact', maximumFractionDigits: digits }).format(value)
}
