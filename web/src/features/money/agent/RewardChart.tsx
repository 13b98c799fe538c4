import { Trans, useLingui } from '@lingui/react/macro'
import type { Rewards } from './agent.queries.ts'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { SegmentedTabs } from '../../../ui/SegmentedTabs.tsx'
import { type Span, spans } from './agent.state.ts'
import { Bars } from './Bars.tsx'
import { useAgentText } from './useAgentText.ts'

interface RewardChartProps {
  chart: Rewards['chart']
  span: Span
  onSpan: (span: Span) => void
}

export function RewardChart({ chart, span, onSpan }: RewardChartProps) {
  const { t } = useLingui()
  const text = useAgentText()
  const days = spans.fortnight
  const monthly = chart.length > 1 && chart[1]!.from - chart[0]!.from > 86_400
  const sum = chart.reduce((total, { coin }) => total + BigInt(coin), 0n)
  const [first, last] = [chart[0], chart.at(-1)]
  return (
    <section aria-label={t`Rewards over time`} className="mx-4 mbs-2.5 rounded-lg bg-surface px-4 pbs-3 pbe-[9px] shadow-line">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          <p className="t-cap text-text-2">{first && last && text.range(first.from, last.from, monthly)}</p>
          <p className="flex text-[26px] leading-8 [&_span]:gap-[7px] [&_span]:font-extrabold">
            <CoinAmount amount={sum} size={28} />
          </p>
        </div>
        <div className="w-[150px] flex-none">
          <SegmentedTabs
            small
            label={t`Time span`}
            value={span}
            onChange={onSpan}
            items={[
              { key: 'fortnight', label: t`${days} d` },
              { key: 'month', label: t`Month` },
              { key: 'year', label: t`Year` },
            ]}
          />
        </div>
      </div>
      <Bars chart={chart} monthly={monthly} />
      <BarTable chart={chart} monthly={monthly} />
    </section>
  )
}

/** The chart as a table for screen readers. */
function BarTable({ chart, monthly }: { chart: Rewards['chart']; monthly: boolean }) {
  const text = useAgentText()
  return (
    <table className="sr-only">
      <caption>
        <Trans>Rewards over time</Trans>
      </caption>
      <tbody>
        {chart
          .filter(({ coin }) => coin !== '0')
          .map(({ from, coin }) => (
            <tr key={from}>
              <th scope="row">{text.fullBar(from, monthly)}</th>
              <td>{text.coins(coin)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
