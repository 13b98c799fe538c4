import { useId } from 'react'
import type { CSSProperties } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'

interface RangeFieldProps {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

export function RangeField({ label, value, min, max, onChange }: RangeFieldProps) {
  const id = useId()
  const { count } = useFormat()
  const filled: CSSProperties & Record<'--filled', string> = { '--filled': `${((value - min) / (max - min)) * 100}%` }
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-[15px] leading-5 font-semibold">
          {label}
        </label>
        <b className="t-title tabular-nums">{count(value)}</b>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        onChange={(change) => onChange(Number(change.target.value))}
        style={filled}
        className="range"
      />
    </div>
  )
}
