import type { Sanction } from '@nimbo/contract'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/useFormat.ts'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Foot } from '../../../ui/Foot.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { PanelGroup } from '../../../ui/PanelGroup.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import type { SanctionPage } from './sanction.queries.ts'
import { SanctionFacts, SanctionHead, SanctionLine } from './SanctionFacts.tsx'

interface SanctionViewProps {
  sanction: Sanction
  money: Pick<SanctionPage, 'coin' | 'votes'>
}

/** One decision about me: what, why, since and until when, what stays mine, and the appeal. */
export function SanctionView({ sanction, money }: SanctionViewProps) {
  const { state, act } = sanction
  return (
    <>
      <SanctionHead sanction={sanction} />
      <SanctionFacts sanction={sanction} />
      <SanctionLine sanction={sanction} />
      {act === 'disable' && state === 'active' && <UntilThen money={money} />}
      {sanction.appeal === 'none' ? sanction.appeal_until > 0 && <AppealFoot sanction={sanction} /> : <AppealAnswer sanction={sanction} />}
    </>
  )
}

function UntilThen({ money: { coin, votes } }: { money: Pick<SanctionPage, 'coin' | 'votes'> }) {
  return (
    <PanelGroup title={<Trans comment="Heading: what happens until a suspension ends">Until then</Trans>}>
      <ListRow
        icon="live"
        label={<Trans>Going live, chat, gifts and messages</Trans>}
        end={
          <StatusBadge status="bad">
            <Trans comment="Badge: not available during a suspension">Off</Trans>
          </StatusBadge>
        }
      />
      <ListRow
        icon="wallet"
        label={<Trans>Your money stays yours</Trans>}
        note={
          <span className="flex gap-3">
            <CoinAmount amount={coin} size={14} />
            <CoinAmount amount={votes} kind="ticket" size={14} />
          </span>
        }
        end={
          <StatusBadge status="ok">
            <Trans comment="Badge: nothing happens to this money">Safe</Trans>
          </StatusBadge>
        }
      />
    </PanelGroup>
  )
}

function AppealFoot({ sanction: { id, appeal_until } }: { sanction: Sanction }) {
  const { date } = useFormat()
  const until = date(appeal_until)
  return (
    <Foot form>
      <Link to="/appeal" search={{ subject: 'sanction', id }} className="sanction-link w-full" data-variant="accent" data-testid="appeal">
        <Trans>Appeal this decision</Trans>
      </Link>
      <p className="t-cap pbs-2 text-center text-text-2">
        <Trans>You can appeal until {until}</Trans>
      </p>
    </Foot>
  )
}

/** Outcome of the appeal. */
function AppealAnswer({ sanction: { appeal, appealed, decided, appeal_note } }: { sanction: Sanction }) {
  const { dateTime } = useFormat()
  const at = dateTime(decided > 0 ? decided : appealed)
  return (
    <section className="sanction-answer" data-testid="appeal-answer">
      <header>
        <div>
          <Trans>Your appeal</Trans>
          <small>{at}</small>
        </div>
        {appeal === 'open' && (
          <StatusBadge status="info" icon="clock">
            <Trans>Under review</Trans>
          </StatusBadge>
        )}
        {appeal === 'upheld' && (
          <StatusBadge status="bad">
            <Trans comment="Badge: an appeal was not successful">Denied</Trans>
          </StatusBadge>
        )}
        {appeal === 'overturned' && (
          <StatusBadge status="ok">
            <Trans>Approved</Trans>
          </StatusBadge>
        )}
      </header>
      <p>
        {appeal_note ? (
          <bdi>{appeal_note}</bdi>
        ) : appeal === 'open' ? (
          <Trans>Someone who wasn’t involved in the decision is looking at it again. You’ll be notified.</Trans>
        ) : appeal === 'upheld' ? (
          <Trans>We looked at it again and the decision stays.</Trans>
        ) : (
          <Trans>We got this wrong. Sorry.</Trans>
        )}
      </p>
    </section>
  )
}
