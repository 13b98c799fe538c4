import { Plural, Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { useLanguage } from '../../lib/i18n.ts'
import { useSession } from '../../lib/session.ts'
import { AdminBadge } from '../../ui/AdminBadge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LevelBadge } from '../../ui/LevelBadge.tsx'
import { HostBadge } from './HostBadge.tsx'
import type { ChatLine, EnterLine, Line } from './live.state.ts'
import { personOf } from './person.ts'
import type { Person } from './person.ts'
import { wordsIn } from './wordsIn.ts'

const NAME_COLOURS = 4
const userTypes = { admin: 40, anchor: 50, superAdmin: 60 }

interface ChatRowProps {
  line: Line
  onSayAgain: (line: ChatLine) => void
  onPerson: (person: Person) => void
}

/** Lines never change once drawn, so a new one must not redraw the two hundred above it. */
export const ChatRow = memo(function ChatRow({ line, onSayAgain, onPerson }: ChatRowProps) {
  const language = useLanguage()
  switch (line.kind) {
    case 'chat':
      return <SaidRow line={line} onSayAgain={onSayAgain} onPerson={onPerson} />
    case 'enter':
      return <EnterRow line={line} />
    case 'system':
      return (
        <p className="live-line" data-quiet="true">
          {wordsIn(language, line.words)}
        </p>
      )
  }
}, sameLine)

function sameLine(a: ChatRowProps, b: ChatRowProps): boolean {
  return a.line === b.line
}

function SaidRow({ line, onSayAgain, onPerson }: ChatRowProps & { line: ChatLine }) {
  const { sender, status, seq, mid, words } = line
  const own = useSession((session) => session.uid) === sender.uid
  const colour = `live-name-${sender.uid % NAME_COLOURS}`
  return (
    <p className="live-line" data-testid="chat-line" data-status={status} data-seq={status === 'sent' ? seq : ''} data-mid={mid}>
      <span className="live-badges">
        <LevelBadge level={sender.level} />
        {sender.usertype === userTypes.anchor && <HostBadge />}
        {(sender.usertype === userTypes.admin || sender.usertype === userTypes.superAdmin) && <AdminBadge />}
      </span>
      {own ? (
        <b className={colour}>
          <bdi>{sender.uname}</bdi>
        </b>
      ) : (
        // Reached with the arrows from the list itself: two hundred names would be two hundred stops for the tab key.
        <button type="button" tabIndex={-1} data-name className={`live-name ${colour}`} onClick={() => onPerson(personOf(sender))}>
          <bdi>{sender.uname}</bdi>
        </button>
      )}{' '}
      <bdi>{words.ct}</bdi>
      {status === 'failed' && (
        <button type="button" className="live-again hit-44" onClick={() => onSayAgain(line)}>
          <Icon name="alert" size={13} />
          <Trans>Send failed, tap to retry</Trans>
        </button>
      )}
    </p>
  )
}

function EnterRow({ line: { sample, count } }: { line: EnterLine }) {
  const newest = sample.at(-1)
  const name = newest?.uname ?? ''
  const others = count - 1
  return (
    <p className="live-line" data-quiet="true">
      {newest && others > 0 ? (
        <Trans>
          <bdi>{name}</bdi> and <Plural value={others} one="# other" other="# others" /> joined
        </Trans>
      ) : (
        <Trans>
          <bdi>{name}</bdi> joined
        </Trans>
      )}
    </p>
  )
}
