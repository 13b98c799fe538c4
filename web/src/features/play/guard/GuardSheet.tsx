import { BalanceAfter } from '../../../lib/BalanceAfter.tsx'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { useSession } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { Slot } from '../../../room/Slot.tsx'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import { useNow } from '../../../ui/useNow.ts'
import { guardQuery, useBuyGuard } from './guard.queries.ts'
import { guardSlice } from './guard.slice.ts'
import { changeOf, endOf, type GuardInfo, type Tier } from './guard.state.ts'
import { GuardListSheet } from './GuardList.tsx'
import { OverwriteSheet } from './OverwriteSheet.tsx'
import { Privileges } from './Privileges.tsx'
import { Tiers } from './Tiers.tsx'
import './guard.css'

interface GuardSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function GuardSheet({ open, onOpenChange }: GuardSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Guard`} titleHidden scrim="light">
      {open && <Offer onDone={() => onOpenChange(false)} />}
    </Sheet>
  )
}

function Offer({ onDone }: { onDone: () => void }) {
  const { address } = useRoom()
  const uid = useSession((session) => session.uid)
  const { data, status, refetch } = useQuery(guardQuery(uid, address.liveuid))
  return (
    <div className="guard-sheet" data-testid="guard-sheet">
      <Head mine={data?.mine} />
      {status === 'pending' && <RowSkeletons count={5} tall />}
      {status === 'error' && !data && <ErrorState onReload={() => void refetch()} />}
      {data && <Choice info={data} onDone={onDone} />}
    </div>
  )
}

function Head({ mine }: { mine: GuardInfo['mine'] | undefined }) {
  const { t } = useLingui()
  const { date } = useFormat()
  const { user_nicename: name, avatar } = useRoom().entered.room
  const nums = useSlice(guardSlice, (state) => state.nums)
  const [isListed, setListed] = useState(false)
  const until = mine && mine.type > 0 ? date(mine.endtime) : ''
  return (
    <div className="guard-head">
      <Avatar src={avatar} name={name} size={44} />
      <div className="min-w-0 flex-1">
        <p className="t-title truncate">
          <Trans>
            Guard of <bdi>{name}</bdi>
          </Trans>
        </p>
        <p className="t-cap text-text-2 tabular-nums">
          <Plural value={nums} one="# guard" other="# guards" />
          {until && (
            <>
              {' · '}
              <Trans>yours until {until}</Trans>
            </>
          )}
        </p>
      </div>
      <IconButton icon="book" variant="filled" size={40} label={t`Guards`} data-testid="open-guards" onClick={() => setListed(true)} />
      <GuardListSheet open={isListed} onOpenChange={setListed} />
    </div>
  )
}

function Choice({ info, onDone }: { info: GuardInfo; onDone: () => void }) {
  const { t } = useLingui()
  const { count, date } = useFormat()
  const room = useRoom()
  const now = useNow()
  const { list, mine, coin } = info
  const [id, choose] = useState(() => (list.find((tier) => tier.type >= mine.type && tier.id >= 2) ?? list[0])?.id)
  const [asking, setAsking] = useState(false)
  const buy = useBuyGuard(room)
  const tier = list.find((one) => one.id === id)
  if (!tier) return null
  const change = changeOf(tier, info, now)
  const left = BigInt(coin) - BigInt(tier.coin)
  const until = date(endOf(tier, info, now))
  const problem = buy.isError ? (refusalText(buy.error) ?? t`Something went wrong. Try again.`) : undefined
  const pick = (next: number) => {
    buy.reset()
    choose(next)
  }
  const take = (chosen: Tier, overwrite: boolean) =>
    buy.mutate(
      { tier: chosen, overwrite },
      {
        onSuccess: () => {
          setAsking(false)
          onDone()
          toast(t`You’re a guard until ${until}`)
        },
        onError: () => setAsking(false),
      },
    )
  return (
    <>
      <Tiers info={info} value={tier.id} onChange={pick} />
      <Privileges info={info} tier={tier} />
      {change === 'refused' && (
        <p className="guard-note t-sub" role="status" data-testid="guard-refused">
          <Trans>You already have a longer guard. A shorter one can’t replace it.</Trans>
        </p>
      )}
      {problem && (
        <p className="guard-note t-sub text-danger" role="alert">
          {problem}
        </p>
      )}
      <div className="guard-foot">
        <div className="min-w-0">
          <CoinAmount amount={coin} size={22} />
          <span className="t-cap block text-text-2 tabular-nums">
            <BalanceAfter left={left} />
          </span>
          <Slot place="spend" />
        </div>
        <span className="flex-1">
          {left < 0n && change !== 'refused' ? (
            <Button size="xl" block onClick={() => room.showPanel('recharge', true)}>
              <Trans>Recharge</Trans>
            </Button>
          ) : (
            <Button
              size="xl"
              block
              data-testid="guard-buy"
              disabled={change === 'refused'}
              busy={buy.isPending}
              onClick={() => (change === 'overwrite' ? setAsking(true) : take(tier, false))}
            >
              {change === 'extend' ? <Trans context="a guard">Extend</Trans> : <Trans context="a guard">Activate</Trans>} ·
              <img src="/art/coin.svg" alt={t`Coins`} width={18} height={18} />
              {count(tier.coin)}
            </Button>
          )}
        </span>
      </div>
      <OverwriteSheet info={info} tier={tier} open={asking} busy={buy.isPending} onOpenChange={setAsking} onTake={() => take(tier, true)} />
    </>
  )
}
