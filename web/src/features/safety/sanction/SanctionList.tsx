import type { Sanction } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EndlessList } from '../../../ui/EndlessList.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { sanctionsQuery } from './sanction.queries.ts'
import { sanctionIcons, useSanctionText } from './useSanctionText.ts'
import './sanction.css'

/** Decisions about me, newest first. */
export function SanctionList() {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const query = useInfiniteQuery(sanctionsQuery(uid, useLanguage()))
  return (
    <EndlessList
      query={query}
      itemsOf={(page) => page.list}
      loading={
        <Panel>
          <RowSkeletons count={3} tall />
        </Panel>
      }
      empty={<EmptyState picture="messages" title={t`Your account is in good standing`} text={t`No warnings or restrictions.`} />}
    >
      {(list) => (
        <Panel>
          <ul className="sanction-list" aria-label={t`Account status`}>
            {list.map((sanction) => (
              <li key={sanction.id}>
                <Row sanction={sanction} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </EndlessList>
  )
}

function Row({ sanction }: { sanction: Sanction }) {
  const { name } = useSanctionText()
  const { date } = useFormat()
  const { id, act, reason, starttime, state } = sanction
  return (
    <Link to="/sanction" search={{ id }} className="sanction-row" data-testid="sanction">
      <span>
        <Icon name={sanctionIcons[act]} size={20} flip={act === 'kick'} />
      </span>
      <div>
        <b>{name(sanction)}</b>
        <small>
          {reason} · {date(starttime)}
        </small>
      </div>
      {state === 'active' && act !== 'warn' && act !== 'close' && act !== 'remove' && (
        <StatusBadge status="warn">
          <Trans comment="Badge: a sanction that is in force">Active</Trans>
        </StatusBadge>
      )}
      {(state === 'lifted' || state === 'overturned') && (
        <StatusBadge status="ok">
          <Trans comment="Badge: a sanction that was taken back">Lifted</Trans>
        </StatusBadge>
      )}
      <Icon name="next" flip size={18} />
    </Link>
  )
}
