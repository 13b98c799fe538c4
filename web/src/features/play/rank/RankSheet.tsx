import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { RankType } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { usePersonSheet } from '../../../room/person.ts'
import { PersonSheet } from '../../../room/PersonSheet.tsx'
import { useRoom } from '../../../room/useRoom.ts'
import { AdminBadge } from '../../../ui/AdminBadge.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { GuardBadge } from '../../../ui/GuardBadge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { PeopleSkeletons } from '../../../ui/RowSkeletons.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { rankQuery } from './rank.queries.ts'
import type { Rank } from './rank.queries.ts'
import './rank.css'

const ADMIN = 40

interface RankSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Top givers of the host, and my own rank. */
export function RankSheet({ open, onOpenChange }: RankSheetProps) {
  const { t } = useLingui()
  const [type, setType] = useState<RankType>('show')
  const tabs = [
    { key: 'show', label: t({ message: 'This live', context: 'a ranking' }) },
    { key: 'day', label: t({ message: 'Day', context: 'a ranking' }) },
    { key: 'week', label: t({ message: 'Week', context: 'a ranking' }) },
    { key: 'month', label: t({ message: 'Month', context: 'a ranking' }) },
    { key: 'total', label: t({ message: 'All time', context: 'a ranking' }) },
  ] as const
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Top gifters`} titleHidden scrim="light">
      <div className="rank-sheet">
        <Tabs label={t`Top gifters`} variant="line" items={tabs} value={type} onChange={setType}>
          {open && <RankList type={type} onClose={() => onOpenChange(false)} />}
        </Tabs>
      </div>
    </Sheet>
  )
}

function RankList({ type, onClose }: { type: RankType; onClose: () => void }) {
  const { t } = useLingui()
  const { address, role } = useRoom()
  const { data, status, refetch } = useQuery(rankQuery(address, type))
  if (status === 'pending')
    return (
      <div className="rank-list">
        <PeopleSkeletons count={7} />
      </div>
    )
  if (!data) return <ErrorState onReload={() => void refetch()} />
  return (
    <>
      {data.list.length === 0 ? (
        <EmptyState picture="wallet" title={t`No gifters yet`} text={t`Whoever sends coins to the host appears here.`} />
      ) : (
        <Filled rank={data} type={type} />
      )}
      {role === 'audience' && <OwnRow mine={data.mine} onClose={onClose} />}
    </>
  )
}

function Filled({ rank: { list, nums, starttime }, type }: { rank: Rank; type: RankType }) {
  const own = useSession((session) => session.uid)
  const { person, open, show, setOpen } = usePersonSheet()
  return (
    <>
      <p className="rank-head">
        <Since type={type} starttime={starttime} />
        <span>
          <Plural value={nums} one="# gifter" other="# gifters" />
        </span>
      </p>
      <ol className="rank-list" data-testid="rank-list">
        {list.map((row) => {
          const { id: uid, user_nicename: name, avatar, level } = row
          return (
            <li key={uid}>
              {uid === own ? (
                <RankRow row={row} />
              ) : (
                <button type="button" onClick={() => show({ uid, name, avatar, level })}>
                  <RankRow row={row} />
                </button>
              )}
            </li>
          )
        })}
      </ol>
      <PersonSheet person={person} open={open} onOpenChange={setOpen} />
    </>
  )
}

function Since({ type, starttime }: { type: RankType; starttime: number }) {
  const { i18n } = useLingui()
  const { time } = useFormat()
  const name = <bdi>{useRoom().entered.room.user_nicename}</bdi>
  if (type === 'total')
    return (
      <span>
        <Trans>Coins sent to {name}</Trans>
      </span>
    )
  const when =
    type === 'show' ? time(starttime) : i18n.date(new Date(starttime * 1000), { weekday: 'short', hour: '2-digit', minute: '2-digit' })
  return (
    <span>
      <Trans>
        Coins sent to {name} since {when}
      </Trans>
    </span>
  )
}

export function RankRow({ row }: { row: Rank['list'][number] }) {
  const { rank, user_nicename: name, avatar_thumb: avatar, level, contribution, usertype, guard_type: guard } = row
  return (
    <span className="rank-row">
      <em data-place={rank}>{rank}</em>
      <Avatar src={avatar} name={name} size={42} />
      <span className="rank-who">
        <span>
          <bdi className="truncate">{name}</bdi>
          <LevelBadge level={level} />
        </span>
        {(usertype === ADMIN || guard > 0) && (
          <span>
            {guard > 0 && <GuardBadge tier={guard > 1 ? 'year' : 'month'} />}
            {usertype === ADMIN && <AdminBadge />}
          </span>
        )}
      </span>
      <CoinAmount amount={contribution} />
    </span>
  )
}

function OwnRow({ mine: { rank, contribution, behind }, onClose }: { mine: Rank['mine']; onClose: () => void }) {
  const { i18n } = useLingui()
  const room = useRoom()
  const { sender } = room.entered
  const send = () => {
    onClose()
    room.showPanel('gifts', true)
  }
  const [coins, place] = [i18n.number(Number(behind)), rank - 1]
  return (
    <div className="rank-own" data-testid="own-rank">
      <span className="rank-row">
        <em>{rank || '–'}</em>
        <Avatar src={sender.uhead} name={sender.uname} size={42} />
        <span className="rank-who">
          <span>
            <Trans comment="My own row in a ranking">You</Trans>
            <LevelBadge level={sender.level} />
          </span>
          <small>
            {rank === 0 && <Trans>You haven’t sent coins here yet</Trans>}
            {rank === 1 && <Trans>You’re in first place</Trans>}
            {rank > 1 && (
              <Trans>
                {coins} to reach #{place}
              </Trans>
            )}
          </small>
        </span>
        <CoinAmount amount={contribution} />
        <Button size="sm" onClick={send}>
          <Icon name="gift" size={17} />
          <Trans>Send</Trans>
        </Button>
      </span>
    </div>
  )
}
