import { useLingui } from '@lingui/react/macro'

const compactFrom = 10_000

/** 8,913 in full, 12.4K from ten thousand upwards, in the words of the language. */
export function CountText({ value }: { value: number }) {
  const { i18n } = useLingui()
  const options = value >= compactFrom ? ({ notation: 'compact', maximumFractionDigits: 1 } as const) : {}
  return <span className="tabular-nums">{i18n.number(value, options)}</span>
}
