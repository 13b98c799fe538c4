import { useLingui } from '@lingui/react/macro'
import { roomTypes } from '@nimbo/contract'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { receiptQuery } from '../features/shows/showEnd/receipt.queries.ts'
import { queryClient } from '../lib/queryClient.ts'
import { useSession } from '../lib/session.ts'
import { useFormat } from '../lib/useFormat.ts'
import { useRoom } from '../room/useRoom.ts'
import { wasPaid } from '../room/wallet.queries.ts'
import { toast } from '../ui/toast.ts'

/** Cost of a live, shown to a viewer who paid in it and leaves; one that ended shows it on its card. */
export function useLeavingReceipt(): void {
  const { t } = useLingui()
  const { count } = useFormat()
  const navigate = useNavigate()
  const room = useRoom()
  async function tell() {
    const { stream } = room.address
    const { total } = await queryClient.fetchQuery(receiptQuery(useSession.getState().uid, stream))
    if (total === '0') return
    const coins = count(total)
    toast.offer(t`You spent ${coins} coins in this live`, {
      take: t`Receipt`,
      later: t`Close`,
      onTake: () => void navigate({ to: '/receipt', search: { stream } }),
    })
  }
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  useEffect(
    () => () => {
      const isPriced = room.entered.room.type === roomTypes.paid || room.entered.room.type === roomTypes.timed
      const { ended, removed } = room.store.getState().core
      if (ended === undefined && !removed && (isPriced || wasPaid(room.address.stream))) void latest.current().catch(() => undefined)
    },
    [room],
  )
}
