import { Trans, useLingui } from '@lingui/react/macro'
import { PK_INVITE_SECONDS } from '@nimbo/contract'
import { useState } from 'react'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { Button } from '../../../ui/Button.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { pkSlice, sidesFor } from './pk.state.ts'
import { usePkAct } from './pk.queries.ts'
import { Ring } from './Ring.tsx'
import { useLeft, usePunishText } from './usePk.ts'

interface InvitedSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Invitation to a battle: 15 seconds to answer. Closing it declines. */
export function InvitedSheet({ open }: InvitedSheetProps) {
  const { t } = useLingui()
  const { liveuid } = useRoom().address
  const battle = useSlice(pkSlice, (state) => state.battle)
  const left = useLeft(open ? battle : undefined)
  const punishText = usePunishText()
  const [problem, setProblem] = useState<string>()
  const act = usePkAct((text) => setProblem(text ?? t`Something went wrong. Try again.`))
  const rival = battle && sidesFor(battle, liveuid)?.[1]
  const decline = () => battle && act.mutate({ act: 'decline', battle })
  const seconds = battle?.punish_time ?? 60
  const minutes = battle?.minutes ?? 5
  const penalty = punishText(battle?.punish ?? 'sing')
  return (
    <Sheet open={open} onOpenChange={(isOpen) => !isOpen && decline()} title={t`PK battle`} titleHidden scrim="light">
      {battle && rival && (
        <div className="pk-sheet" data-testid="pk-invited">
          <div className="pk-ask">
            <Ring src={rival.uhead} name={rival.uname} left={left} of={PK_INVITE_SECONDS} size={76} />
            <div className="min-w-0">
              <p className="t-title flex items-center gap-1.5">
                <bdi className="truncate">{rival.uname}</bdi> <LevelBadge level={rival.level} />
              </p>
              <p>
                <Trans>invites you to a PK battle</Trans>
              </p>
              <p className="t-cap text-text-2 tabular-nums" role="timer">
                <Trans>{left} s to answer</Trans>
              </p>
            </div>
          </div>
          <dl className="pk-terms">
            <dt>
              <Trans>Duration</Trans>
            </dt>
            <dd>
              <Trans>{minutes} min</Trans>
            </dd>
            <dt>
              <Trans>Penalty for the loser</Trans>
            </dt>
            <dd>
              <Trans>
                {penalty}, {seconds} s
              </Trans>
            </dd>
          </dl>
          {problem && (
            <p className="t-sub text-danger" role="alert">
              {problem}
            </p>
          )}
          <div className="pk-foot">
            <Button variant="quiet" size="xl" block data-testid="pk-decline" onClick={decline}>
              <Trans>Decline</Trans>
            </Button>
            <Button size="xl" block busy={act.isPending} data-testid="pk-accept" onClick={() => act.mutate({ act: 'accept', battle })}>
              <Trans>Accept</Trans>
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  )
}
