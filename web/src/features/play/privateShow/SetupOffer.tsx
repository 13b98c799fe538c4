import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { privateQuery } from './privateShow.queries.ts'
import './privateShow.css'

const OfferSheet = whenOpened(async () => (await import('./OfferSheet.tsx')).OfferSheet)

/** Before the live: whether private shows are offered, and at which price. */
export function SetupOffer() {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const cache = useQueryClient()
  const { data } = useQuery(privateQuery(uid, uid))
  const [open, setOpen] = useState(false)
  if (!data) return null
  const price = data.need_coin_min
  return (
    <>
      <button type="button" className="setup-private" data-testid="private-offer" onClick={() => setOpen(true)}>
        <Icon name="lock" size={16} />
        <span>{t`Private shows`}</span>
        {price > 0 ? <CoinAmount amount={price} /> : <em>{t({ message: 'Off', context: 'private shows' })}</em>}
      </button>
      <OfferSheet
        key={price}
        open={open}
        onOpenChange={setOpen}
        price={price}
        onSaved={() => void cache.invalidateQueries({ queryKey: privateQuery(uid, uid).queryKey })}
      />
    </>
  )
}
