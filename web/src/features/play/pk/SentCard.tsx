import { Trans, useLingui } from '@lingui/react/macro'
import { PK_INVITE_SECONDS } from '@nimbo/contract'
import type { PkBattle } from '@nimbo/contract'
import { useRoom } from '../../../room/useRoom.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { sidesFor } from './pk.state.ts'
import { usePkAct } from './pk.queries.ts'
import { Ring } from './Ring.tsx'
import { useLeft } from './usePk.ts'

/** The own invitation while it waits, and the moment in which both pictures are connected. */
export function SentCard({ battle }: { battle: PkBattle }) {
  const { t } = useLingui()
  const { liveuid } = useRoom().address
  const left = useLeft(battle)
  const act = usePkAct((text) => toast.error(text ?? t`Something went wrong. Try again.`))
  const rival = sidesFor(battle, liveuid)?.[1]
  if (!rival) return null
  const { uname: name } = rival
  const isWaiting = battle.state === 'invited'
  return (
    <div className="pk-sent glass" data-testid="pk-sent">
      <Ring src={rival.uhead} name={name} left={left} of={PK_INVITE_SECONDS} size={40} />
      <p className="sr-only" role="status">
        {isWaiting ? (
          <Trans>
            Waiting for <bdi>{name}</bdi> to answer
          </Trans>
        ) : (
          <Trans>Connecting…</Trans>
        )}
      </p>
      <p className="min-w-0 flex-1">
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="tabular-nums" role="timer">
          {isWaiting ? <Trans>Waiting for an answer, {left} s</Trans> : <Trans>Connecting…</Trans>}
        </span>
      </p>
      <Button variant="glass" size="sm" busy={act.isPending} data-testid="pk-cancel" onClick={() => act.mutate({ act: 'cancel', battle })}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  )
}
