import { Trans, useLingui } from '@lingui/react/macro'
import { maxRoomPrice, PrivateShow } from '@nimbo/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../lib/client.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckRow } from '../../../ui/CheckRow.tsx'
import { Input } from '../../../ui/Input.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { toast } from '../../../ui/toast.ts'

interface OfferSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** 0: off. */
  price: number
  onSaved?: (price: number) => void
}

const USUAL = 60

/** Switch of private shows, and the price of a minute. */
export function OfferSheet({ open, onOpenChange, price, onSaved }: OfferSheetProps) {
  const { t } = useLingui()
  const [isOn, setOn] = useState(price > 0)
  const [draft, setDraft] = useState(String(price || USUAL))
  const [agreed, setAgreed] = useState(price > 0)
  const wanted = /^\d{1,6}$/.test(draft) ? Number(draft) : 0
  const isFit = !isOn || (wanted >= 1 && wanted <= maxRoomPrice && agreed)
  const save = useMutation({
    mutationFn: () => client.call(PrivateShow.setPrivatePerformance, { need_coin_min: isOn ? wanted : 0 }),
    onSuccess: ({ need_coin_min: saved }) => {
      onSaved?.(saved)
      toast(saved > 0 ? t`Private shows are on` : t`Private shows are off`)
      onOpenChange(false)
    },
  })
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Private shows`}>
      <div className="private-offer" data-testid="private-offer-sheet">
        <Panel>
          <ListRow
            icon="lock"
            label={t`Offer private shows`}
            note={t`One viewer at a time. Your live is paused meanwhile.`}
            end={<Switch label={t`Offer private shows`} checked={isOn} onChange={setOn} />}
          />
        </Panel>
        {isOn && (
          <>
            <Input
              label={t`Coins per minute`}
              inputMode="numeric"
              dir="ltr"
              value={draft}
              data-testid="private-price"
              onChange={(event) => setDraft(event.target.value.replaceAll(/\D/g, '').slice(0, 6))}
            />
            <CheckRow checked={agreed} onChange={setAgreed}>
              <span className="t-sub text-text-2">
                <Trans>
                  Viewers deposit at least 10 minutes and pay only for minutes with video. No one may record. The first 10 seconds are free.
                </Trans>
              </span>
            </CheckRow>
          </>
        )}
        {save.isError && (
          <p className="t-sub text-danger" role="alert">
            {refusalText(save.error) ?? t`Something went wrong. Try again.`}
          </p>
        )}
        <div>
          <Button size="xl" block busy={save.isPending} disabled={!isFit} data-testid="private-save" onClick={() => save.mutate()}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
