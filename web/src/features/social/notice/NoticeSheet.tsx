import { Trans } from '@lingui/react/macro'
import type { NoticeItem } from '@nimbo/contract'
import { useFormat } from '../../../lib/useFormat.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { kindLooks } from './kinds.ts'
import './notice.css'

export interface NoticeSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  notice: NoticeItem
  onRead: (url: string) => void
}

/** Notice the person has to know about their account: subject, reason, end, and a link to more. */
export function NoticeSheet({ open, onOpenChange, notice, onRead }: NoticeSheetProps) {
  const { kind, title, text, until, url, addtime } = notice
  const { dayTime, dateTime } = useFormat()
  const [icon, colour] = kindLooks[kind]
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title} titleHidden>
      <div className="flex flex-col items-center px-4 pbs-3 pbe-2 text-center" data-testid="notice" data-kind={kind}>
        <span className={`notice-emblem ${colour}`}>
          <Icon name={icon} size={34} />
        </span>
        <p className="t-h1 mbs-4 text-balance">{title}</p>
        <p className="mbs-1.5 text-balance text-text-2">{text}</p>
        <p className="t-cap mbs-2 text-text-3 tabular-nums">{until > 0 ? <Trans>Until {dateTime(until)}</Trans> : dayTime(addtime)}</p>
        <div className="mbs-5 flex w-full gap-2">
          {url !== '' && (
            <span className="flex-1">
              <Button variant="quiet" size="xl" block onClick={() => onRead(url)} data-testid="notice-more">
                <Trans>See details</Trans>
              </Button>
            </span>
          )}
          <span className="flex-1">
            <Button size="xl" block onClick={() => onOpenChange(false)} data-testid="notice-seen">
              <Trans>Got it</Trans>
            </Button>
          </span>
        </div>
      </div>
    </Sheet>
  )
}
