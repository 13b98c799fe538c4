import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import '../features/money/recharge/recharge.css'
import { RechargeForm } from '../features/money/recharge/RechargeForm.tsx'
import { keepPayRoom } from '../features/money/recharge/rechargeStorage.ts'
import { usePayOrder } from '../features/money/recharge/usePayOrder.ts'
import { useRecharge } from '../features/money/recharge/useRecharge.ts'
import { SpentToday } from '../features/money/spending/SpentToday.tsx'
import { useProfile } from '../features/people/user/user.queries.ts'
import { CoinAmount } from '../ui/CoinAmount.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { whenOpened } from '../ui/whenOpened.tsx'
import { WalletPage } from './WalletPage.tsx'

const CardSheet = whenOpened(() => import('../features/money/recharge/CardSheet.tsx').then((file) => file.CardSheet), { ahead: true })

export function RechargeScreen() {
  const { t } = useLingui()
  const { liveuid, stream } = useSearch({ from: '/recharge' })
  const navigate = useNavigate()
  const recharge = useRecharge()
  const [card, setCard] = useState<Order>()
  const [cardOpen, setCardOpen] = useState(false)
  const pay = usePayOrder({
    onCard: (order) => {
      setCard(order)
      setCardOpen(true)
    },
  })
  useEffect(() => keepPayRoom(liveuid !== undefined && stream !== undefined ? { liveuid, stream } : {}), [liveuid, stream])

  const { balance, ready, ways, isError, reload } = recharge
  return (
    <WalletPage title={t`Recharge`} end={<StatementLink />}>
      <main className="pbs-0.5 pbe-40 landscape:pbe-4 desktop:pbs-5 desktop:pbe-0">
        {isError ? (
          <ErrorState onReload={reload} />
        ) : !balance || !ready ? (
          <RechargeSkeleton />
        ) : ways.length === 0 ? (
          <EmptyState
            picture="wallet"
            title={t`Recharge isn’t available`}
            text={t`There are no payment methods for this app or your country yet.`}
          />
        ) : (
          <RechargeForm recharge={recharge} balance={balance} spentToday={<SpentToday />} tickets={<Tickets />} onOpened={pay} />
        )}
      </main>
      <CardSheet
        open={cardOpen}
        onOpenChange={setCardOpen}
        order={card}
        onPaid={(id) => void navigate({ to: '/success', search: { id } })}
      />
    </WalletPage>
  )
}

/** On a desktop, beside the coins. */
function Tickets() {
  const { data: profile } = useProfile()
  if (!profile) return null
  return (
    <section className="mx-4 hidden justify-between gap-2 rounded-lg bg-surface px-4.5 py-3 shadow-line desktop:flex">
      <div>
        <p className="t-cap leading-[21px] text-text-2">
          <Trans>Tickets</Trans>
        </p>
        <p className="flex text-[30px] leading-[34px] [&_span]:gap-2 [&_span]:font-extrabold">
          <CoinAmount amount={profile.votes} kind="ticket" size={34} />
        </p>
      </div>
      <Link to="/withdraw" replace className="t-sub flex items-center gap-0.5 self-end leading-9 font-semibold text-text-2">
        <Trans>Withdraw</Trans>
        <Icon name="next" flip size={13} />
      </Link>
    </section>
  )
}

function StatementLink() {
  return (
    <Link to="/cashRecord" className="flex h-11 items-center px-2 text-[14px] leading-5 font-semibold text-text-2 desktop:hidden">
      <Trans>Statement</Trans>
    </Link>
  )
}

function RechargeSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="px-4">
      <Skeleton className="h-[97px] rounded-lg" />
      <Skeleton className="mbs-4 mbe-2.5 h-4 w-40" />
      <div className="grid grid-cols-3 gap-2">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-[121px] rounded-md" />
        ))}
      </div>
      <Skeleton className="mbs-4 mbe-2.5 h-4 w-44" />
      <Skeleton className="h-42 rounded-lg" />
    </div>
  )
}
