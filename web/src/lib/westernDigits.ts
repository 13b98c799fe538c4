/** Figures of every script that phones offer, as Western ones. In each of the three they begin at a multiple of sixteen. */
export const westernDigits = (text: string): string => text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
