import { Icon } from '../../ui/Icon.tsx'
import type { Detail } from './payout.queries.ts'
import { risks, riskSignalNames } from './payoutNames.ts'
import { Section } from './DetailSections.tsx'

const tones = { low: 'text-text-3', medium: 'text-warn', high: 'text-danger' }
const row = 'flex items-center gap-2.5 border-bs border-line py-2'

export function RiskSignals({ detail }: { detail: Detail }) {
  const { signs, passed, checks } = detail
  return (
    <Section title="Risk signals" aside={`${signs.length} of ${checks} flagged`}>
      <ul>
        {signs.map(({ sign, weight, fact }) => (
          <li key={sign} className={row}>
            <span className={tones[weight]}>
              <Icon name="alert" size={18} />
            </span>
            <p className="min-w-0 flex-1">
              <b className="block text-[13.5px] leading-[18px] font-semibold">
                {riskSignalNames[sign]}
                <span className="sr-only"> ({risks[weight].name})</span>
              </b>
              <span className="t-cap block text-text-2 tabular-nums">
                <bdi>{fact}</bdi>
              </span>
            </p>
          </li>
        ))}
        <li className={row}>
          <span className="text-ok">
            <Icon name="check" size={18} />
          </span>
          <b className="text-[13.5px] leading-[18px] font-semibold">
            {passed} {passed === 1 ? 'check' : 'checks'} passed
          </b>
        </li>
      </ul>
    </Section>
  )
}
