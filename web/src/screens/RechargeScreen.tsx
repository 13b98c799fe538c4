import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import '../features/recharge/recharge.css'
import { keepPayRoom } from '../features/recharge/payRoom.ts'
import { RechargeForm } from '../features/recharge/RechargeForm.tsx'
import { RechargeSkeleton } from '../features/recharge/RechargeSkeleton.tsx'
import { usePayOrder } from '../features/recharge/usePayOrder.ts'
import { useRecharge } from '../features/recharge/useRecharge.ts'
import { SpentToday } from '../features/spending/SpentToday.tsx'
import { goBack } from '../lib/goBack.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { whenOpened } from '../ui/whenOpened.tsx'

const CardSheet = whenOpened(() => import('../features/recharge/CardSheet.tsx').then((file) => file.CardSheet), { ahead: true })

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
    <Page title={t`Recharge`} onBack={goBack} end={<StatementLink />}>
      <main className="mx-auto max-w-[560px] pbs-0.5 pbe-40">
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
          <RechargeForm recharge={recharge} balance={balance} spentToday={<SpentToday />} onOpened={pay} />
        )}
      </main>
      <CardSheet
        open={cardOpen}
        onOpenChange={setCardOpen}
        order={card}
        onPaid={(id) => void navigate({ to: '/success', search: { id } })}
      />
    </Page>
  )
}

function StatementLink() {
  return (
    <Link to="/cashRecord" className="flex h-11 items-center px-2 text-[14px] leading-5 font-semibold text-text-2">
      <Trans>Statement</Trans>
    </Link>
  )
}
