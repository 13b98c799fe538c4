import { Trans, useLingui } from '@lingui/react/macro'
import { AudienceChart } from '../../../room/AudienceChart.tsx'
import { useFormat } from '../../../lib/useFormat.ts'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { ShowReport as Report } from './receipt.queries.ts'
import './report.css'

const [WIDTH, HEIGHT] = [320, 96]

/** One live of the host: what it brought over its time, who watched, and which gifts. */
export function ShowReport({ report: { votes, points, gifts } }: { report: Report }) {
  const { t } = useLingui()
  return (
    <div className="report" data-testid="show-report">
      <Panel>
        <div className="report-head">
          <span>
            <Trans>You earned</Trans>
          </span>
          <CoinAmount amount={votes} kind="ticket" size={32} />
        </div>
        {points.length > 1 && <VotesChart points={points} />}
      </Panel>
      {points.length > 1 && (
        <Panel>
          <h2 className="report-title">
            <Trans>Viewers over time</Trans>
          </h2>
          <div className="px-3.5 pbe-3">
            <AudienceChart audience={points} />
          </div>
        </Panel>
      )}
      <Panel>
        <h2 className="report-title">{t`Gifts`}</h2>
        {gifts.length === 0 && <EmptyState picture="wallet" title={t`No gifts in this live`} />}
        <ul className="report-gifts">
          {gifts.map(({ id, giftname, gifticon, nums, votes: part }) => (
            <li key={id}>
              <img src={gifticon} alt="" width={40} height={40} />
              <bdi>{giftname}</bdi>
              <b dir="ltr">×{nums}</b>
              <CoinAmount amount={part} kind="ticket" />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

/** Votes of each stretch of time as bars. A table says the same to those who cannot see it. */
function VotesChart({ points }: { points: Report['points'] }) {
  const { time, count } = useFormat()
  const most = Math.max(1, ...points.map(({ votes }) => Number(votes)))
  const step = WIDTH / points.length
  return (
    <figure className="audience-chart px-3.5 pbe-3">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {points.map(({ at, votes }, index) => {
          const height = (Number(votes) / most) * (HEIGHT - 8)
          return (
            <rect
              key={at}
              x={index * step + step * 0.15}
              y={HEIGHT - height}
              width={step * 0.7}
              height={height}
              rx="3"
              fill="var(--accent)"
            />
          )
        })}
      </svg>
      <figcaption>
        <bdi>{time(points[0]!.at)}</bdi>
        <bdi>{time(points.at(-1)!.at)}</bdi>
      </figcaption>
      <table className="sr-only">
        <caption>
          <Trans>Tickets over time</Trans>
        </caption>
        <tbody>
          {points.map(({ at, votes }) => (
            <tr key={at}>
              <th scope="row">{time(at)}</th>
              <td>{count(votes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
