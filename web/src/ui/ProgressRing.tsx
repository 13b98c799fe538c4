interface ProgressRingProps {
  /** From 0 to 1. */
  value: number
  size: number
  label: string
}

const WIDTH = 4

/** Drawn around a round picture of `size`. */
export function ProgressRing({ value, size, label }: ProgressRingProps) {
  const box = size + WIDTH * 3
  const radius = (box - WIDTH) / 2
  const length = 2 * Math.PI * radius
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
      className="pointer-events-none absolute inset-0 grid place-items-center"
    >
      <svg aria-hidden="true" width={box} height={box} viewBox={`0 0 ${box} ${box}`} className="flex-none" fill="none">
        <circle cx={box / 2} cy={box / 2} r={radius} strokeWidth={WIDTH} stroke="var(--raised)" />
        <circle
          cx={box / 2}
          cy={box / 2}
          r={radius}
          strokeWidth={WIDTH}
          strokeLinecap="round"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - value)}
          stroke="var(--accent)"
          transform={`rotate(-90 ${box / 2} ${box / 2})`}
        />
      </svg>
    </span>
  )
}
