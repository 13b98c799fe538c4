import { messageKinds, wordsIn } from '@nimbo/contract'
import { Trans } from '@lingui/react/macro'
import { Suspense, useContext } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../lib/i18n.ts'
import type { LineProps } from '../../../room/lines.ts'
import { AdminBadge } from '../../../ui/AdminBadge.tsx'
import { GuardBadge } from '../../../ui/GuardBadge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { lazyAgain } from '../../../ui/lazyAgain.ts'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { chatKey } from './chat.state.ts'
import { RepliedLine } from './RepliedLine.tsx'
import { RowContext } from './rowContext.ts'

export const fetchExtras = () => import('./ChatExtras.tsx')
const SaidLine = lazyAgain(async () => (await fetchExtras()).SaidLine)

const NAME_COLOURS = 4
const userTypes = { admin: 40, anchor: 50, superAdmin: 60 }

export function ChatRow({ event, status }: LineProps<'chat'>) {
  const { me, canChoose, reachesWords, translates } = useContext(RowContext)
  const own = me === event.uid
  const colour = `chat-name-${event.uid % NAME_COLOURS}`
  const chosen = status === 'sent' && canChoose(event.uid)
  const draw = (text: ReactNode) =>
    chosen ? (
      // Not a button: its words would be a box that begins in a row of its own.
      <span role="button" tabIndex={-1} data-act="line" data-name={reachesWords(event.uid) ? 'line' : undefined} className="chat-text">
        {text}
      </span>
    ) : (
      text
    )
  const plain = draw(<bdi>{event.ct}</bdi>)
  return (
    <p
      className="chat-line"
      data-testid="chat-line"
      data-guard={event.guard_type || undefined}
      data-status={status}
      data-seq={status === 'sent' ? event.seq : ''}
      data-mid={event.mid}
      data-key={chatKey(event)}
    >
      <span className="chat-badges">
        <LevelBadge level={event.level} />
        {event.guard_type > 0 && <GuardBadge tier={event.guard_type > 1 ? 'year' : 'month'} />}
        {event.usertype === userTypes.anchor && <HostBadge />}
        {(event.usertype === userTypes.admin || event.usertype === userTypes.superAdmin) && <AdminBadge />}
      </span>
      {own ? (
        <b className={colour}>
          <bdi>{event.uname}</bdi>
        </b>
      ) : (
        // Reached with the arrows from the list itself: two hundred names would be two hundred stops for the tab key.
        <button type="button" tabIndex={-1} data-name data-act="person" className={`chat-name ${colour}`}>
          <bdi>{event.uname}</bdi>
        </button>
      )}{' '}
      {event.reply && <RepliedLine reply={event.reply} />}
      {translates && !own && status === 'sent' ? (
        <Suspense fallback={plain}>
          <SaidLine line={event} draw={draw} />
        </Suspense>
      ) : (
        plain
      )}
      {status === 'failed' && (
        <button type="button" data-act="retry" className="chat-retry hit-44">
          <Icon name="alert" size={13} />
          <Trans>Send failed, tap to retry</Trans>
        </button>
      )}
    </p>
  )
}

function HostBadge() {
  return (
    <span className="inline-flex h-4 flex-none items-center rounded-full bg-white px-1.5 text-[10px] leading-4 font-bold text-pink-ink">
      <Trans comment="Badge beside the name of the person who owns the live room, as short as possible">Host</Trans>
    </span>
  )
}

export function SystemRow({ event }: LineProps<'system'>) {
  const language = useLanguage()
  return (
    <p className="chat-line" data-quiet="true" data-kind={messageKinds.system}>
      {wordsIn(language, event)}
    </p>
  )
}
