import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useCore, useRoom, useSlice } from '../../../room/useRoom.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { compactNumber } from '../../../ui/compactNumber.ts'
import { CountText } from '../../../ui/CountText.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useLocale } from '../../../ui/useLocale.ts'
import { useNow } from '../../../ui/useNow.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { lastMinute, rankSlice } from './rank.state.ts'
import './rank.css'

const RankSheet = whenOpened(async () => (await import('./RankSheet.tsx')).RankSheet)

/** As short as a figure under a picture has to be. */
const short = { from: 0, digits: 0 }

/** Ranking sheet, and the function that opens it. */
function useRankSheet(): { open: () => void; sheet: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  return { open: () => setOpen(true), sheet: <RankSheet open={isOpen} onOpenChange={setOpen} /> }
}

export function TopGivers() {
  const { t } = useLingui()
  const locale = useLocale()
  const blocked = useCore((core) => core.blocked)
  const givers = useSlice(rankSlice, (state) => state.givers).filter(({ uid }) => !blocked.has(uid))
  const { open, sheet } = useRankSheet()
  return (
    <>
      {givers.length > 0 && (
        <button type="button" className="rank-givers hit-44" data-testid="top-givers" onClick={open}>
          <span className="sr-only">{t`Top gifters`}</span>
          {givers.map(({ uid, uname, uhead, contribution }, place) => (
            <span key={uid} className="rank-giver" data-place={place + 1}>
              <Crown />
              <Avatar src={uhead} name={uname} size={25} />
              <em>{compactNumber(locale, Number(contribution), short)}</em>
            </span>
          ))}
        </button>
      )}
      {sheet}
    </>
  )
}

function Crown() {
  return (
    <svg viewBox="0 0 16 12" aria-hidden="true">
      <path
        d="M2 10.6 1 3.2l3.8 2.6L8 1l3.2 4.8L15 3.2l-1 7.4Z"
        fill="currentColor"
        stroke="var(--k-40)"
        strokeWidth=".6"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** All the host ever got; who gave it is behind it. */
export function VotesChip() {
  const { t } = useLingui()
  const votes = useSlice(rankSlice, (state) => state.votesTotal)
  const { open, sheet } = useRankSheet()
  return (
    <>
      <button type="button" className="room-chip glass hit-44" data-testid="votes" onClick={open}>
        <img src="/art/ticket.svg" alt={t`Tickets`} width={16} height={16} />
        <CountText value={votes} />
      </button>
      <HourChip />
      {sheet}
    </>
  )
}

/** The host's place among all hosts of this hour. */
function HourChip() {
  const place = useSlice(rankSlice, (state) => state.hourRank)
  if (place === 0) return null
  return (
    <Link to="/rank" search={{ kind: 'hosts', type: 'hour' }} className="room-chip glass hit-44 rank-hour" data-testid="hour-rank">
      <Icon name="trophy" size={15} />
      <Trans>Hourly #{place}</Trans>
    </Link>
  )
}

export function RankButton() {
  const { t } = useLingui()
  const { open, sheet } = useRankSheet()
  return (
    <>
      <IconButton icon="trophy" variant="glass" size={44} label={t`Top gifters`} data-testid="open-rank" onClick={open} />
      {sheet}
    </>
  )
}

export function Earnings() {
  const votes = useSlice(rankSlice, (state) => state.votes)
  return (
    <>
      <div>
        <dt>
          <Trans comment="Tickets of the live that is running">Earned now</Trans>
        </dt>
        <dd className="flex items-center gap-1.5" data-testid="earned-now">
          <img src="/art/ticket.svg" alt="" width={19} height={19} />
          <CountText value={votes} />
        </dd>
      </div>
      <LastMinute />
    </>
  )
}

const MINUTE = 60
/** After a reload nobody here knows what came before it: until a minute has passed nothing is said. */
function LastMinute() {
  const { i18n } = useLingui()
  const now = useNow()
  const wasLive = useRoom().entered.room.starttime > 0
  const [since] = useState(now)
  const added = useSlice(rankSlice, (state) => lastMinute(state, now * 1000))
  const isWhole = !wasLive || now - since >= MINUTE
  return (
    <div>
      <dt>
        <Trans comment="Tickets of the last sixty seconds">Last minute</Trans>
      </dt>
      <dd data-testid="earned-minute">
        <bdi dir="ltr">{isWhole ? i18n.number(added, { signDisplay: 'exceptZero' }) : '–'}</bdi>
      </dd>
    </div>
  )
}
