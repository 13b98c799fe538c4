import { Trans } from '@lingui/react/macro'
import type { Rewards } from './agent.queries.ts'
import { useAgentText } from './useAgentText.ts'

/** The chart for people who hear it. */
export function BarTable({ chart, monthly }: { chart: Rewards['chart']; monthly: boolean }) {
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
