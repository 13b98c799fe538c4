import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Pk, pkMinutes, pkPunishments, pkPunishSeconds } from '@nimbo/contract'
import type { Output, PkPunishment } from '@nimbo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../lib/client.ts'
import { clockText } from '../../../lib/clockText.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { rivalsQuery, usePkAct } from './pk.queries.ts'
import { usePunishText } from './usePk.ts'

type Rival = Output<typeof Pk.getRivals>['list'][number]
interface RivalsSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Choice of the rival, the duration and the penalty. */
export function RivalsSheet({ open, onOpenChange }: RivalsSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`PK battle`} tall scrim="light">
      {open && <Offer onDone={() => onOpenChange(false)} />}
    </Sheet>
  )
}

function Offer({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const { stream } = useRoom().address
  const { data, status, refetch } = useQuery(rivalsQuery(stream))
  const punishText = usePunishText()
  const [chosen, setMinutes] = useState('5')
  const [punish, setPunish] = useState<PkPunishment>('sing')
  const [time, setTime] = useState('60')
  const [problem, setProblem] = useState<string>()
  const act = usePkAct((text) => setProblem(text ?? t`Something went wrong. Try again.`))
  const invite = (touid: number) =>
    act.mutate({ act: 'invite', touid, minutes: Number(chosen), punish, time: Number(time) }, { onSuccess: onDone })
  const { won, lost } = data?.today ?? { won: 0, lost: 0 }
  return (
    <div className="pk-sheet" data-testid="pk-rivals">
      <p className="t-cap text-text-2 flex items-center gap-1.5 tabular-nums">
        <Icon name="trophy" size={14} />
        <span>
          <Plural value={won} one="# win" other="# wins" /> · <Plural value={lost} one="# loss today" other="# losses today" />
        </span>
      </p>
      <Choices
        variant="grid"
        label={t`Duration`}
        value={chosen}
        onChange={setMinutes}
        choices={pkMinutes.map((minutes) => ({ key: String(minutes), label: <Trans>{minutes} min</Trans> }))}
      />
      <h3 className="pk-head">
        <Trans>Penalty for the loser</Trans>
      </h3>
      <Choices
        variant="chips"
        label={t`Penalty for the loser`}
        value={punish}
        onChange={setPunish}
        choices={pkPunishments.map((key) => ({ key, label: punishText(key) }))}
      />
      <Choices
        variant="chips"
        label={t`Length of the penalty`}
        value={time}
        onChange={setTime}
        choices={pkPunishSeconds.map((seconds) => ({ key: String(seconds), label: <Trans>{seconds} s</Trans> }))}
      />
      {problem && (
        <p className="t-sub text-danger" role="alert">
          {problem}
        </p>
      )}
      <h3 className="pk-head">
        <Trans>Live now</Trans>
      </h3>
      {status === 'pending' && <RowSkeletons count={4} tall />}
      {status === 'error' && !data && <ErrorState onReload={() => void refetch()} />}
      {data?.list.length === 0 && <EmptyState picture="live" title={t`No other host is live`} text={t`Try again in a moment.`} />}
      <ul>
        {data?.list.map((rival) => (
          <RivalRow key={rival.id} rival={rival} busy={act.isPending} onInvite={() => invite(rival.id)} />
        ))}
      </ul>
      {data && <OpenSwitch isOpen={data.isopen === 1} />}
      <p className="pk-note t-cap">
        <Icon name="info" size={16} />
        <Trans>Every coin sent during the battle is one point.</Trans>
      </p>
    </div>
  )
}

function RivalRow({ rival, busy, onInvite }: { rival: Rival; busy: boolean; onInvite: () => void }) {
  const { nums, met, won } = rival
  const left = clockText(rival.left)
  return (
    <li className="pk-rival">
      <Avatar src={rival.avatar_thumb} name={rival.user_nicename} size={42} ring />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1.5 font-semibold">
          <bdi className="truncate">{rival.user_nicename}</bdi> <LevelBadge level={rival.level} />
        </p>
        <p className="t-cap text-text-2 tabular-nums">
          {rival.state === 'battle' && rival.left > 0 ? (
            <Trans>In a PK, {left} left</Trans>
          ) : rival.state === 'private' ? (
            <Trans>Live isn’t open to everyone</Trans>
          ) : rival.state === 'guests' ? (
            <Trans>Has guests on the mic</Trans>
          ) : (
            <Plural value={nums} one="# viewer" other="# viewers" />
          )}
          {met > 0 && (
            <>
              {' · '}
              <Trans>
                you won {won} of {met}
              </Trans>
            </>
          )}
        </p>
      </div>
      {rival.state === 'free' ? (
        <Button variant="glass" size="sm" disabled={busy} data-testid={`pk-invite-${rival.id}`} onClick={onInvite}>
          <Trans context="to a battle">Invite</Trans>
        </Button>
      ) : (
        <span className="pk-busy">{rival.state === 'off' ? <Trans>Not now</Trans> : <Trans>Busy</Trans>}</span>
      )}
    </li>
  )
}

function OpenSwitch({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const { stream } = useRoom().address
  const { queryKey } = rivalsQuery(stream)
  const set = async (isopen: boolean) => {
    cache.setQueryData(queryKey, (data) => data && { ...data, isopen: isopen ? (1 as const) : (0 as const) })
    await client.call(Pk.setSwitch, { isopen: isopen ? 1 : 0 }).catch(() => undefined)
    await cache.invalidateQueries({ queryKey })
  }
  return (
    <div className="pk-open">
      <span>
        <Trans>Others may invite me</Trans>
      </span>
      <Switch label={t`Others may invite me`} checked={isOpen} onChange={(on) => void set(on)} />
    </div>
  )
}
