import type { Rewards } from './agent.queries.ts'
import { markedBars, scaleOf } from './agent.state.ts'
import { useAgentText } from './useAgentText.ts'

interface BarsProps {
  chart: Rewards['chart']
  monthly: boolean
}

/** Drawn for the eye; the same figures are in a table beside it. Today's bar is the bright one, with its figure where no other stands in its way. */
export function Bars({ chart, monthly }: BarsProps) {
  const text = useAgentText()
  const values = chart.map(({ coin }) => Number(coin))
  const { top, lines } = scaleOf(values)
  const percent = (value: number) => `${(value / top) * 100}%`
  const marked = markedBars(chart.length)
  const gap = chart.length > 14 ? 'gap-[2px]' : 'gap-1.5'
  /** Some languages write “60 mil” where others write “60K”. */
  const margin = lines.some((line) => text.line(line).length > 4) ? 'pe-[46px]' : 'pe-[30px]'
  return (
    <div aria-hidden="true" className="tabular-nums">
      <div className={`relative mbs-4 flex h-[98px] items-end border-be border-line-strong ${margin} ${gap}`}>
        {lines.map((line) => (
          <div key={line} style={{ insetBlockEnd: percent(line) }} className="absolute inset-x-0 border-bs border-dashed border-line">
            <span className="absolute end-0 -inset-bs-2 bg-surface ps-1 text-[11px] leading-4 font-medium text-text-3">
              {text.line(line)}
            </span>
          </div>
        ))}
        {chart.map(({ from, coin }, index) => (
          <i
            key={from}
            style={{ blockSize: percent(Number(coin)) }}
            className={`relative z-1 flex-1 rounded-ss-[4px] rounded-se-[4px] ${index === chart.length - 1 ? 'bg-gold' : 'bg-gold-line'}`}
          >
            {index === chart.length - 1 && coin !== '0' && Number(coin) === Math.max(...values) && (
              <em className="absolute start-1/2 -inset-bs-[18px] w-16 text-center text-[12px] leading-4 font-bold not-italic [margin-inline-start:-32px]">
                {text.coins(coin)}
              </em>
            )}
          </i>
        ))}
      </div>
      <div className={`flex pbs-1.5 ${margin} text-[11.5px] leading-4 font-medium text-text-3 ${gap}`}>
        {chart.map(({ from }, index) => (
          <span key={from} className="flex flex-[1_0_0] justify-center">
            {marked.includes(index) && (
              <span className="w-0 flex-none text-center">
                <MarkText>{text.bar(from, monthly)}</MarkText>
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Wider than its bar, and centred under it. */
function MarkText({ children }: { children: string }) {
  return <span className="inline-block w-12 whitespace-nowrap [margin-inline-start:-24px]">{children}</span>
}
