import { Trans, useLingui } from '@lingui/react/macro'
import type { ListType } from '@nimbo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EndlessList } from '../../../ui/EndlessList.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { LiveBadge } from '../../../ui/LiveBadge.tsx'
import { PeopleSkeletons } from '../../../ui/RowSkeletons.tsx'
import { rankingQuery } from './ranking.queries.ts'
import type { Ranked, Ranking, RankingKind } from './ranking.queries.ts'
import './ranking.css'

interface RankingListProps {
  kind: RankingKind
  type: ListType
}

/** Three on the podium, the others below, and one's own place at the end. */
export function RankingList({ kind, type }: RankingListProps) {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const query = useInfiniteQuery(rankingQuery(uid, kind, type))
  const first = query.data?.pages[0]
  return (
    <>
      <EndlessList
        query={query}
        itemsOf={({ list }) => list}
        loading={<PeopleSkeletons count={7} />}
        empty={
          <EmptyState
            picture="live"
            title={t`No one here yet`}
            text={kind === 'hosts' ? t`Hosts who receive gifts appear here.` : t`People who send gifts appear here.`}
          />
        }
      >
        {(people) => (
          <>
            {first && <Since kind={kind} type={type} starttime={first.starttime} />}
            <ol className="ranking-podium" data-testid="podium">
              {people.slice(0, 3).map((person) => (
                <li key={person.id} data-place={person.rank}>
                  <ToRoom person={person}>
                    <PodiumPlace person={person} kind={kind} />
                  </ToRoom>
                </li>
              ))}
            </ol>
            <ol className="ranking-list" start={4} data-testid="ranking-list">
              {people.slice(3).map((person) => (
                <li key={person.id}>
                  <ToRoom person={person}>
                    <em>{person.rank}</em>
                    <Avatar src={person.avatar_thumb} name={person.user_nicename} size={40} />
                    <Who person={person} kind={kind} />
                    <CoinAmount amount={person.total} kind={kind === 'hosts' ? 'ticket' : 'coin'} />
                  </ToRoom>
                </li>
              ))}
            </ol>
          </>
        )}
      </EndlessList>
      {first && uid > 0 && <OwnPlace mine={first.mine} kind={kind} />}
    </>
  )
}

function Since({ kind, type, starttime }: RankingListProps & { starttime: number }) {
  const { i18n } = useLingui()
  const { time, day } = useFormat()
  const when = type === 'hour' || type === 'day' ? time(starttime) : day(starttime)
  if (type === 'total' || starttime === 0) return null
  return (
    <p className="ranking-since" lang={i18n.locale}>
      {kind === 'hosts' ? <Trans>Tickets received since {when}</Trans> : <Trans>Coins sent since {when}</Trans>}
    </p>
  )
}

/** A person who is live links to the room, everybody else to the profile. */
function ToRoom({ person: { id, islive, stream }, children }: { person: Ranked; children: ReactNode }) {
  if (islive === 0 || stream === '')
    return (
      <Link to="/user/home" search={{ touid: id }}>
        {children}
      </Link>
    )
  return (
    <Link to="/liveAudience" search={{ liveuid: id, stream }}>
      {children}
    </Link>
  )
}

function Who({ person: { user_nicename: name, level, level_anchor, islive }, kind }: { person: Ranked; kind: RankingKind }) {
  return (
    <span className="ranking-who">
      <span>
        <bdi className="truncate">{name}</bdi>
        <LevelBadge level={kind === 'hosts' ? level_anchor : level} />
      </span>
      {islive === 1 && <LiveBadge />}
    </span>
  )
}

function PodiumPlace({ person, kind }: { person: Ranked; kind: RankingKind }) {
  const { user_nicename: name, avatar, level, level_anchor, islive, total } = person
  return (
    <>
      <span className="ranking-face">
        <svg viewBox="0 0 16 12" aria-hidden="true">
          <path d="M2 10.6 1 3.2l3.8 2.6L8 1l3.2 4.8L15 3.2l-1 7.4Z" fill="currentColor" strokeLinejoin="round" />
        </svg>
        <Avatar src={avatar} name={name} size={72} />
        {islive === 1 && <LiveBadge />}
      </span>
      <bdi className="truncate">{name}</bdi>
      <LevelBadge level={kind === 'hosts' ? level_anchor : level} />
      <CoinAmount amount={total} kind={kind === 'hosts' ? 'ticket' : 'coin'} />
    </>
  )
}

function OwnPlace({ mine: { rank, total, behind }, kind }: { mine: Ranking['mine']; kind: RankingKind }) {
  const { count } = useFormat()
  const [coins, place] = [count(behind), rank - 1]
  return (
    <div className="ranking-own" data-testid="own-place">
      <em>{rank || '–'}</em>
      <span className="ranking-who">
        <span>
          <Trans comment="My own row in a ranking">You</Trans>
        </span>
        <small>
          {rank === 0 && <Trans>You’re not in this ranking yet</Trans>}
          {rank === 1 && <Trans>You’re in first place</Trans>}
          {rank > 1 && (
            <Trans>
              {coins} to reach #{place}
            </Trans>
          )}
        </small>
      </span>
      <CoinAmount amount={total} kind={kind === 'hosts' ? 'ticket' : 'coin'} />
    </div>
  )
}
