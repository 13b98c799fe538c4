import { messageKinds, wordsIn } from '@nimbo/contract'
import type { EventOf } from '@nimbo/contract'
import { Trans } from '@lingui/react/macro'
import { createContext, lazy, Suspense, useContext } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from '../../lib/i18n.ts'
import { useSession } from '../../lib/session.ts'
import type { LineProps } from '../../room/lines.ts'
import { personOf } from '../../room/person.ts'
import type { Person } from '../../room/person.ts'
import { useCore, useSlice } from '../../room/useRoom.ts'
import { AdminBadge } from '../../ui/AdminBadge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LevelBadge } from '../../ui/LevelBadge.tsx'
import { chatSlice } from './chat.state.ts'

/** Most lines answer none. */
export const fetchReply = () => import('./ReplyDrawings.tsx')
export const fetchExtras = () => import('./ChatExtras.tsx')
const SaidLine = lazy(async () => ({ default: (await fetchExtras()).SaidLine }))
const GuardBadge = lazy(async () => ({ default: (await import('../../ui/GuardBadge.tsx')).GuardBadge }))
const RepliedLine = lazy(async () => ({ default: (await fetchReply()).RepliedLine }))

const NAME_COLOURS = 4
const userTypes = { admin: 40, anchor: 50, superAdmin: 60 }

interface RowActions {
  onRetry: (event: EventOf<'chat'>) => void
  onPerson: (person: Person) => void
  onLine: (event: EventOf<'chat'>) => void
}
/** Given once for the whole list: rows are drawn from their line alone. */
export const RowActions = createContext<RowActions>({ onRetry: () => undefined, onPerson: () => undefined, onLine: () => undefined })

export function ChatRow({ event, status }: LineProps<'chat'>) {
  const { onRetry, onPerson, onLine } = useContext(RowActions)
  const own = useSession((session) => session.uid) === event.uid
  const keepsOrder = useCore((core) => core.usertype >= userTypes.admin)
  const mayReply = useCore((core) => core.mutedUntil === undefined)
  const translates = useSlice(chatSlice, (state) => state.translates)
  const colour = `chat-name-${event.uid % NAME_COLOURS}`
  const draw = (text: ReactNode) =>
    status === 'sent' && (own || keepsOrder || mayReply || translates) ? (
      <button
        type="button"
        tabIndex={-1}
        data-name={keepsOrder || own ? 'line' : undefined}
        className="chat-text"
        onClick={() => onLine(event)}
      >
        {text}
      </button>
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
    >
      <span className="chat-badges">
        <LevelBadge level={event.level} />
        {event.guard_type > 0 && (
          <Suspense fallback={null}>
            <GuardBadge tier={event.guard_type > 1 ? 'year' : 'month'} />
          </Suspense>
        )}
        {event.usertype === userTypes.anchor && <HostBadge />}
        {(event.usertype === userTypes.admin || event.usertype === userTypes.superAdmin) && <AdminBadge />}
      </span>
      {own ? (
        <b className={colour}>
          <bdi>{event.uname}</bdi>
        </b>
      ) : (
        // Reached with the arrows from the list itself: two hundred names would be two hundred stops for the tab key.
        <button type="button" tabIndex={-1} data-name className={`chat-name ${colour}`} onClick={() => onPerson(personOf(event))}>
          <bdi>{event.uname}</bdi>
        </button>
      )}{' '}
      {event.reply && (
        <Suspense fallback={null}>
          <RepliedLine reply={event.reply} />
        </Suspense>
      )}
      {translates && !own && status === 'sent' ? (
        <Suspense fallback={plain}>
          <SaidLine line={event} draw={draw} />
        </Suspense>
      ) : (
        plain
      )}
      {status === 'failed' && (
        <button type="button" className="chat-retry hit-44" onClick={() => onRetry(event)}>
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
