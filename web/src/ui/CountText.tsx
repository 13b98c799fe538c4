import { compactNumber } from './compactNumber.ts'
import { useLocale } from './useLocale.ts'

/** 8,913 in full, 12.4K from ten thousand upwards, in the words of the language. */
export function CountText({ value }: { value: number }) {
  return <span className="tabular-nums">{compactNumber(useLocale(), value)}</span>
}
