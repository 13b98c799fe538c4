import { Trans } from '@lingui/react/macro'
import { useFormat } from '../lib/useFormat.ts'
import './chart.css'

const [WIDTH, HEIGHT] = [320, 84]

/** Viewers over a show, of at least two points, with its highest point marked. Time runs from the start side, also where one reads from the right. */
export function AudienceChart({ audience }: { audience: readonly { at: number; nums: number }[] }) {
  const { time, count } = useFormat()
  const [first, last] = [audience[0]!, audience.at(-1)!]
  const most = Math.max(1, ...audience.map(({ nums }) => nums))
  const span = Math.max(1, last.at - first.at)
  const points = audience.map(({ at, nums }) => ({
    at,
    nums,
    x: ((at - first.at) / span) * WIDTH,
    y: HEIGHT - (nums / most) * (HEIGHT - 12),
  }))
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  const top = points.find(({ nums }) => nums === most)!
  return (
    <figure className="audience-chart">
      <svg viewBox={`-6 0 ${WIDTH + 12} ${HEIGHT}`} aria-hidden="true">
        <path d={`M0 ${HEIGHT}L${line}L${WIDTH} ${HEIGHT}Z`} fill="var(--accent-soft)" />
        <path d={`M${line}`} fill="none" stroke="var(--accent)" strokeWidth="2.5" strokeLinejoin="round" />
        <circle cx={top.x} cy={top.y} r="5" fill="var(--w-100)" stroke="var(--accent)" strokeWidth="2.5" />
      </svg>
      <figcaption>
        <bdi>{time(first.at)}</bdi>
        <bdi>{time(last.at)}</bdi>
      </figcaption>
      <table className="sr-only">
        <caption>
          <Trans>Viewers over time</Trans>
        </caption>
        <tbody>
          {points.map(({ at, nums }) => (
            <tr key={at}>
              <th scope="row">{time(at)}</th>
              <td>{count(nums)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
