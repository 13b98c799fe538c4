import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PkBattle, PkPunishment, PkSide } from '@nimbo/contract'
import { useState } from 'react'
import { clockText } from '../../../lib/clockText.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { pkSlice, sidesFor } from './pk.state.ts'
import { usePkAct } from './pk.queries.ts'
import { useLeft, usePunishText } from './usePk.ts'

interface ResultSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Result of a battle, for its two hosts. */
export function ResultSheet({ open, onOpenChange }: ResultSheetProps) {
  const { t } = useLingui()
  const { liveuid } = useRoom().address
  const battle = useSlice(pkSlice, (state) => state.battle)
  const sides = battle && sidesFor(battle, liveuid)
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`PK battle`} titleHidden scrim="light">
      {battle && sides && <Result battle={battle} sides={sides} onDone={() => onOpenChange(false)} />}
    </Sheet>
  )
}

function Result({ battle, sides: [own, rival], onDone }: { battle: PkBattle; sides: [PkSide, PkSide]; onDone: () => void }) {
  const { t } = useLingui()
  const { count } = useFormat()
  const [problem, setProblem] = useState<string>()
  const act = usePkAct((text) => setProblem(text ?? t`Something went wrong. Try again.`))
  const isWon = battle.winner === own.uid
  const difference = BigInt(own.score) - BigInt(rival.score)
  const by = count(difference < 0n ? -difference : difference)
  const { minutes, punish } = battle
  const wins = own.streak + (isWon ? 1 : 0)
  const [best] = own.givers
  const askRematch = () =>
    act.mutate(
      { act: 'invite', touid: rival.uid, minutes, punish: punish as PkPunishment, time: battle.punish_time },
      { onSuccess: onDone },
    )
  return (
    <div className="pk-sheet" data-testid="pk-result">
      <h2 className="pk-verdict">
        {isWon ? (
          <Trans>You won!</Trans>
        ) : battle.winner !== 0 ? (
          <Trans>You lost this one</Trans>
        ) : battle.outcome === 'void' ? (
          <Trans>This one didn’t count</Trans>
        ) : (
          <Trans>A draw</Trans>
        )}
      </h2>
      <p className="pk-sub">
        {battle.outcome === 'surrender' && <Trans>By surrender</Trans>}
        {battle.outcome === 'forfeit' && (isWon ? <Trans>The other side was gone too long</Trans> : <Trans>You were gone too long</Trans>)}
        {battle.outcome === 'win' &&
          (isWon ? (
            <Trans>
              {by} points ahead of <bdi>{rival.uname}</bdi>
            </Trans>
          ) : (
            <Trans>
              {by} points behind <bdi>{rival.uname}</bdi>
            </Trans>
          ))}
      </p>
      <dl className="pk-figures">
        <div>
          <dt>
            <Plural value={wins} one="win in a row" other="wins in a row" />
          </dt>
          <dd>
            <Icon name="flame" size={19} />
            {count(wins)}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>your points</Trans>
          </dt>
          <dd>{count(own.score)}</dd>
        </div>
        <div>
          <dt>
            <Trans>their points</Trans>
          </dt>
          <dd>{count(rival.score)}</dd>
        </div>
      </dl>
      {best && (
        <p className="pk-mvp">
          <Avatar src={best.uhead} name={best.uname} size={44} />
          <span className="min-w-0 flex-1">
            <b>
              <bdi>{best.uname}</bdi>
            </b>
            <small>
              <Trans>Gave you most: {count(best.coins)} points</Trans>
            </small>
          </span>
        </p>
      )}
      {battle.state === 'punish' && (
        <Penalty battle={battle} loser={isWon ? rival : own} onWaive={isWon ? () => act.mutate({ act: 'waive', battle }) : undefined} />
      )}
      {problem && (
        <p className="t-sub text-danger" role="alert">
          {problem}
        </p>
      )}
      <div className="pk-foot">
        <Button variant="quiet" size="xl" block data-testid="pk-back" onClick={onDone}>
          <Trans>Back to my live</Trans>
        </Button>
        {battle.state === 'idle' && (
          <Button size="xl" block busy={act.isPending} data-testid="pk-again" onClick={askRematch}>
            <Trans>Rematch</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

function Penalty({ battle, loser, onWaive }: { battle: PkBattle; loser: PkSide; onWaive: (() => void) | undefined }) {
  const left = useLeft(battle)
  const penalty = usePunishText()(battle.punish)
  return (
    <div className="pk-penalty">
      <Icon name="clock" size={19} />
      <p className="min-w-0 flex-1">
        <Trans>
          <bdi>{loser.uname}</bdi>’s penalty
        </Trans>
        <b>{penalty}</b>
      </p>
      <b role="timer" className="tabular-nums">
        {clockText(left)}
      </b>
      {onWaive && (
        <Button variant="quiet" size="sm" data-testid="pk-waive" onClick={onWaive}>
          <Trans>Waive penalty</Trans>
        </Button>
      )}
    </div>
  )
}
