import { Trans, useLingui } from '@lingui/react/macro'
import { guardTypes } from '@nimbo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/useFormat.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EndlessList } from '../../../ui/EndlessList.tsx'
import { GuardBadge } from '../../../ui/GuardBadge.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { PeopleSkeletons } from '../../../ui/RowSkeletons.tsx'
import { guardsQuery } from './guards.queries.ts'
import './guard.css'

interface GuardsOfProps {
  liveuid: number
  /** Without the way to their homes: leaving the room would end a host's broadcast. */
  withoutLinks?: boolean
}

/** Guards of a host, those who gave most this week first. */
export function GuardsOf({ liveuid, withoutLinks = false }: GuardsOfProps) {
  const { t } = useLingui()
  const { date } = useFormat()
  const query = useInfiniteQuery(guardsQuery(liveuid))
  return (
    <EndlessList
      query={query}
      itemsOf={(page) => page}
      loading={<PeopleSkeletons count={6} />}
      empty={<EmptyState picture="live" title={t`No guards yet`} text={t`Guards of this host appear here.`} />}
    >
      {(people) => (
        <ol className="guard-list" data-testid="guard-list">
          {people.map(({ id, user_nicename: name, avatar, level, type, contribute, endtime }) => {
            const until = date(endtime)
            return (
              <li key={id}>
                <Avatar src={avatar} name={name} size={40} />
                <div>
                  <span>
                    {withoutLinks ? (
                      <bdi className="truncate">{name}</bdi>
                    ) : (
                      <Link to="/user/home" search={{ touid: id }} className="hit-44 relative flex min-w-0">
                        <bdi className="truncate">{name}</bdi>
                      </Link>
                    )}
                    <LevelBadge level={level} />
                    <GuardBadge tier={type === guardTypes.year ? 'year' : 'month'} />
                  </span>
                  <small>
                    <Trans>until {until}</Trans>
                  </small>
                </div>
                <CoinAmount amount={contribute} />
              </li>
            )
          })}
        </ol>
      )}
    </EndlessList>
  )
}
