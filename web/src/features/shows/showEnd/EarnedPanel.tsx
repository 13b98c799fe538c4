import { Trans, useLingui } from '@lingui/react/macro'
import type { SpendKind } from '@nimbo/contract'
import { Link } from '@tanstack/react-router'
import type { StopInfo } from './showEnd.queries.ts'

/** Earnings of the show, as the ledger has them, by kind. */
export function EarnedPanel({ info: { votes, incomes }, stream }: { info: StopInfo; stream: string }) {
  const { t, i18n } = useLingui()
  const names: Record<SpendKind, string> = {
    gift: t`Gifts`,
    barrage: t`Flying comments`,
    guard: t`Guard`,
    roomFee: t({ message: 'Entrance', context: 'one price for the whole live' }),
    minuteFee: t({ message: 'Minutes', context: 'what a live earned' }),
    tip: t`Tips`,
  }
  return (
    <div className="end-panel" data-testid="earned">
      <p className="end-earned">
        <span>
          <Trans>You earned</Trans>
        </span>
        <b>
          <img src="/art/ticket.svg" alt={t`Tickets`} width={40} height={40} />
          <bdi dir="ltr">{i18n.number(Number(votes))}</bdi>
        </b>
      </p>
      {incomes.length > 0 && (
        <>
          <div className="end-shares" aria-hidden="true">
            {incomes.map(({ kind, votes: part }) => (
              <i key={kind} data-kind={kind} style={{ flexGrow: Number(part) }} />
            ))}
          </div>
          <dl className="end-incomes">
            {incomes.map(({ kind, votes: part }) => (
              <div key={kind}>
                <dt data-kind={kind}>{names[kind]}</dt>
                <dd>
                  <bdi dir="ltr">{i18n.number(Number(part))}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="end-links">
        <Link to="/cashRecord" className="end-link">
          <Trans>View statement</Trans>
        </Link>
        <Link to="/showReport" search={{ stream }} className="end-link" data-testid="show-report-link">
          <Trans>Live report</Trans>
        </Link>
      </p>
    </div>
  )
}
