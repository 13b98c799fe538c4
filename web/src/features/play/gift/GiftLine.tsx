import { Plural, Trans } from '@lingui/react/macro'
import { messageKinds, wordsIn } from '@nimbo/contract'
import { useLanguage } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.ts'
import type { LineProps } from '../../../room/lines.ts'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import './giftLine.css'

/** One run of gifts, which grows; in a rush the others are counted on it. */
export function GiftLine({ event, folded }: LineProps<'giftSent'>) {
  const name = wordsIn(useLanguage(), event)
  const own = useSession((session) => session.uid) === event.uid
  const { uname, combocount } = event
  return (
    <p className="chat-line gift-line" data-own={own} data-kind={messageKinds.gift} data-testid="gift-line">
      <span className="chat-badges">
        <LevelBadge level={event.level} />
      </span>
      <Trans>
        <b>
          <bdi>{uname}</bdi>
        </b>{' '}
        sent <img src={event.gifticon} alt="" width={22} height={22} /> <bdi>{name}</bdi>
      </Trans>{' '}
      {combocount > 1 && <b dir="ltr">×{combocount}</b>}{' '}
      {folded > 0 && (
        <small>
          <Plural value={folded} one="and # more gift" other="and # more gifts" />
        </small>
      )}
    </p>
  )
}
