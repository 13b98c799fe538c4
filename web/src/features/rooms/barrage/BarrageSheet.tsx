import { refusalOf, Barrages } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { useSession } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { Slot } from '../../../room/Slot.tsx'
import { useRoom } from '../../../room/useRoom.ts'
import { coinQuery } from '../../../room/wallet.queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSendBarrage } from './barrage.queries.ts'

const MAX_TEXT = 100

interface BarrageSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onSent: () => void
}

export function BarrageSheet({ open, onOpenChange, onSent }: BarrageSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Flying comment`} scrim="light">
      {open && <BarrageForm onSent={onSent} />}
    </Sheet>
  )
}

/** Price of a barrage, the coins left after it, and the way to more coins when there are too few. */
function BarrageForm({ onSent }: { onSent: () => void }) {
  const { t } = useLingui()
  const { count } = useFormat()
  const { entered, address } = useRoom()
  const { data: coin } = useQuery(coinQuery(useSession((session) => session.uid)))
  const [text, setText] = useState('')
  const send = useSendBarrage(address, entered.barrage_fee)
  const fee = entered.barrage_fee
  const left = coin === undefined ? undefined : BigInt(coin) - BigInt(fee)
  const reason = send.isError ? refusalOf(send.error, Barrages.sendBarrage) : undefined
  const short = (left !== undefined && left < 0n) || reason === 'InsufficientBalance'
  const leftText = left === undefined || short ? '' : count(left)
  const problem = send.isError && !short ? (refusalText(send.error) ?? t`Something went wrong. Try again.`) : undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    const content = text.trim()
    if (content === '' || send.isPending || short) return
    send.mutate(content, {
      onSuccess: () => {
        onSent()
        toast(t`Flying comment sent`)
      },
    })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3 px-4 pbs-1 pbe-2" data-testid="barrage-form">
      <Input
        label={t`Flying comment`}
        placeholder={t`Say it over the video…`}
        value={text}
        maxLength={MAX_TEXT}
        autoFocus
        autoComplete="off"
        enterKeyHint="send"
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          {coin !== undefined && <CoinAmount amount={coin} />}
          <span className="t-cap block text-text-2 tabular-nums">
            {short ? <Trans>Insufficient balance</Trans> : leftText && <Trans>{leftText} left after this</Trans>}
          </span>
          <Slot place="spend" />
        </div>
        {short ? (
          <Link
            to="/recharge"
            search={address}
            className="bg-accent-grad shadow-accent inline-flex h-13 flex-1 items-center justify-center rounded-full text-[17px] font-extrabold text-on-accent"
          >
            <Trans>Recharge</Trans>
          </Link>
        ) : (
          <Button type="submit" size="lg" busy={send.isPending} disabled={text.trim() === ''} data-testid="barrage-send">
            <Trans>Send</Trans>
            <img src="/art/coin.svg" alt={t`Coins`} width={18} height={18} />
            {count(fee)}
          </Button>
        )}
      </div>
    </form>
  )
}
