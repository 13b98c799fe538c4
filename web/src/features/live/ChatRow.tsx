import { Plural, Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { useLanguage } from '../../lib/i18n.ts'
import { AdminBadge } from '../../ui/AdminBadge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LevelBadge } from '../../ui/LevelBadge.tsx'
import { HostBadge } from './HostBadge.tsx'
import type { ChatLine, EnterLine, Line } from './live.state.ts'
import { wordsIn } from './wordsIn.ts'

const NAME_COLOURS = 4
const userTypes = { admin: 40, anchor: 50, superAdmin: 60 }

interface ChatRowProps {
  line: Line
  onSayAgain: (line: ChatLine) => void
}

/** Lines never change once drawn, so a new one must not redraw the two hundred above it. */
export const ChatRow = memo(function ChatRow({ line, onSayAgain }: ChatRowProps) {
  const language = useLanguage()
  switch (line.kind) {
    case 'chat':
      return <SaidRow line={line} onSayAgain={onSayAgain} />
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

function SaidRow({ line, onSayAgain }: { line: ChatLine; onSayAgain: (line: ChatLine) => void }) {
  const { sender, status, seq, mid, words } = line
  return (
    <p className="live-line" data-testid="chat-line" data-status={status} data-seq={status === 'sent' ? seq : ''} data-mid={mid}>
      <span className="live-badges">
        <LevelBadge level={sender.level} />
        {sender.usertype === userTypes.anchor && <HostBadge />}
        {(sender.usertype === userTypes.admin || sender.usertype === userTypes.superAdmin) && <AdminBadge />}
      </span>
      <b className={`live-name-${sender.uid % NAME_COLOURS}`}>
        <bdi>{sender.uname}</bdi>
      </b>{' '}
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
          <bdi>{name}</bdi> and <Plural value={others} one="# more" other="# more" /> came in
        </Trans>
      ) : (
        <Trans>
          <bdi>{name}</bdi> came in
        </Trans>
      )}
    </p>
  )
}
