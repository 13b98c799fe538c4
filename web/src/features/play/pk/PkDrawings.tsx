import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PkBattle, PkSide } from '@nimbo/contract'
import { useEffect, useState } from 'react'
import type { CSSProperties } from 'react'
import { clockText } from '../../../lib/clockText.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import type { LineProps } from '../../../room/lines.ts'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { isFought, isSplit, pkSlice, shareOf, sidesFor } from './pk.state.ts'
import { useLeft, usePunishText } from './usePk.ts'
import './pk.css'

/** Time the end of a battle without a penalty stays. */
const END_MS = 6000

/** Over the two pictures: score, clock, names and who gives most. */
export function PkBoard() {
  const { address } = useRoom()
  const battle = useSlice(pkSlice, (state) => state.battle)
  const sides = battle && sidesFor(battle, address.liveuid)
  if (!battle || !sides) return null
  return isSplit(battle) ? <Board battle={battle} sides={sides} /> : <End key={battle.battle} battle={battle} sides={sides} />
}

interface BoardProps {
  battle: PkBattle
  sides: [PkSide, PkSide]
}

function Board({ battle, sides: [own, rival] }: BoardProps) {
  const { t } = useLingui()
  const { count } = useFormat()
  const share = shareOf(own.score, rival.score)
  return (
    <section className="pk-board" data-state={battle.state} data-testid="pk-board" aria-label={t`PK battle`}>
      <div className="pk-bar" style={{ '--pk-share': `${share}%` } as CSSProperties}>
        <span className="pk-us">
          <b data-testid="pk-own-score">{count(own.score)}</b>
        </span>
        <span className="pk-them">
          <b data-testid="pk-rival-score">{count(rival.score)}</b>
        </span>
        <i aria-hidden="true">
          <Icon name="torch" size={18} />
        </i>
      </div>
      <div className="pk-stage">
        <SideBox side={own} battle={battle} place="us" />
        <SideBox side={rival} battle={battle} place="them" />
        <Clock battle={battle} />
      </div>
      <div className="pk-givers">
        <Givers side={own} />
        <Lead battle={battle} sides={[own, rival]} />
        <Givers side={rival} />
      </div>
    </section>
  )
}

function SideBox({ side, battle, place }: { side: PkSide; battle: PkBattle; place: 'us' | 'them' }) {
  const { t } = useLingui()
  const isDone = battle.state === 'punish'
  const end = !isDone || battle.winner === 0 ? undefined : battle.winner === side.uid ? 'won' : 'lost'
  const wins = side.streak
  return (
    <div className="pk-side" data-side={place} data-end={end}>
      {wins > 0 && (
        <span className="pk-streak">
          <Icon name="flame" size={14} />
          <span aria-hidden="true">{wins}</span>
          <span className="sr-only">
            <Plural value={wins} one="# win in a row" other="# wins in a row" />
          </span>
        </span>
      )}
      {side.gone > 0 && (
        <p className="pk-gone glass" role="status">
          <Trans>Reconnecting…</Trans>
        </p>
      )}
      {end === 'won' && <strong className="pk-win">{t({ message: 'WIN', context: 'a battle' })}</strong>}
      <p className="pk-name">
        <bdi>{side.uname}</bdi>
      </p>
    </div>
  )
}

function Clock({ battle }: { battle: PkBattle }) {
  const left = useLeft(battle)
  if (battle.state === 'countdown')
    return (
      <p className="pk-count" key={left} role="timer" data-testid="pk-countdown">
        {Math.max(1, left)}
      </p>
    )
  return (
    <p className="pk-clock" role="timer" data-testid="pk-clock">
      <Icon name={battle.state === 'punish' ? 'clock' : 'torch'} size={16} />
      {battle.state === 'frozen' ? <Trans>Counting…</Trans> : <b>{clockText(left)}</b>}
    </p>
  )
}

/** Leading side, and after the end the penalty of the loser. */
function Lead({ battle, sides: [own, rival] }: BoardProps) {
  const { count } = useFormat()
  const punishText = usePunishText()
  const [a, b] = [BigInt(own.score), BigInt(rival.score)]
  if (battle.state === 'punish') {
    const loser = battle.winner === own.uid ? rival : own
    const penalty = punishText(battle.punish)
    return (
      <p className="pk-lead">
        <Trans>
          <bdi>{loser.uname}</bdi>’s penalty
        </Trans>
        <b>{penalty}</b>
      </p>
    )
  }
  const leader = a > b ? own : rival
  const by = count(a > b ? a - b : b - a)
  return (
    <p className="pk-lead">
      {a === b ? (
        <Trans>It’s a tie</Trans>
      ) : (
        <Trans>
          <bdi>{leader.uname}</bdi> leads by <b>{by}</b>
        </Trans>
      )}
      {battle.overtimes > 0 && (
        <span className="pk-over">
          <Trans>Overtime</Trans>
        </span>
      )}
    </p>
  )
}

function Givers({ side }: { side: PkSide }) {
  const { t } = useLingui()
  const { compact } = useFormat()
  return (
    <ol className="pk-top" aria-label={t`Top gifters`}>
      {side.givers.map(({ uid, uname, uhead, coins }) => (
        <li key={uid}>
          <Avatar src={uhead} name={uname} size={27} />
          <span className="sr-only">
            <bdi>{uname}</bdi>
          </span>
          <b>{compact(Number(coins))}</b>
        </li>
      ))}
    </ol>
  )
}

/** The end of a battle nobody has a penalty for, or whose penalty is over: said once, for a moment. */
function End({ battle, sides: [own, rival] }: BoardProps) {
  const { count } = useFormat()
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), END_MS)
    return () => clearTimeout(timer)
  }, [])
  if (isGone || !isFought(battle)) return null
  const winner = [own, rival].find(({ uid }) => uid === battle.winner)
  const [left, right] = [count(own.score), count(rival.score)]
  return (
    <div className="room-notice">
      <p className="pk-end glass" role="status" data-testid="pk-end">
        {winner ? (
          <Trans>
            <bdi>{winner.uname}</bdi> won the battle
          </Trans>
        ) : battle.outcome === 'void' ? (
          <Trans>The battle didn’t count because of a technical problem</Trans>
        ) : (
          <Trans>The battle ended in a draw</Trans>
        )}
        <b>
          <bdi>{left}</bdi> : <bdi>{right}</bdi>
        </b>
      </p>
    </div>
  )
}

export function PkLine({ event }: LineProps<'pkState'>) {
  const { liveuid } = useRoom().address
  const rival = sidesFor(event, liveuid)?.[1]
  const { minutes } = event
  return (
    <p className="chat-line chat-system" data-testid="pk-line">
      <Trans>
        PK with <bdi>{rival?.uname}</bdi>
      </Trans>
      {': '}
      <Plural value={minutes} one="# minute, every coin is one point" other="# minutes, every coin is one point" />
    </p>
  )
}
