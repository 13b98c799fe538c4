/** Money and tickets are written as where the money goes writes them: an operator compares them with a bank's page. */
const locales: Record<string, string> = { BRL: 'pt-BR', EUR: 'fr-FR' }
const localeOf = (currency: string) => locales[currency] ?? 'en-US'
/** Decimal strings stay exact: a number would round them. */
const exact = (decimal: string) => decimal as `${number}`

/** `R$ 184,00`, `138.00 USDT`; whole for headings, where cents are noise. */
export function currencyText(money: string, currency: string, { whole = false } = {}): string {
  const digits = whole ? { maximumFractionDigits: 0 } : { minimumFractionDigits: 2, maximumFractionDigits: 6 }
  if (currency === 'USDT') return `${new Intl.NumberFormat('en-US', digits).format(exact(money))} USDT`
  const format = new Intl.NumberFormat(localeOf(currency), { style: 'currency', currency, ...(whole && digits) })
  return format.format(exact(money))
}

/** The bare figure, where the currency stands beside it. */
export function amountText(money: string, currency: string): string {
  return new Intl.NumberFormat(localeOf(currency), { minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(exact(money))
}

export function ticketsText(votes: string, currency: string): string {
  return new Intl.NumberFormat(localeOf(currency)).format(exact(votes))
}

/** What part of the whole was taken, in percent with at most one place. */
export function percentText(part: string, whole: string): string {
  const percent = Number(whole) === 0 ? 0 : (100 * Number(part)) / Number(whole)
  return `${Number(percent.toFixed(1))}%`
}
