import type { EventOf } from '@nimbo/contract'
import { Plural } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { usePreferences } from '../../../lib/preferences.ts'
import { useReadText } from '../../../lib/translation/useReadText.ts'
import { shownCount } from '../../../room/lines.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { spokenOf } from './spokenChat.ts'
import type { Spoken } from './spokenChat.ts'

/** Long enough for a screen reader to finish a sentence, whatever else it has to say. */
const SPEAK_EVERY_MS = 10_000

/** The chat for those who hear it: a log of two hundred lines a second would never stop talking, so it is summed up now and then. */
export function SpokenChat() {
  const room = useRoom()
  const wanted = usePreferences((preferences) => preferences.spokenChat)
  const [spoken, setSpoken] = useState<Spoken>()
  useEffect(() => {
    if (!wanted) return
    let before = shownCount(room.store.getState().lines)
    const timer = setInterval(() => {
      const { lines, core } = room.store.getState()
      const next = document.hidden ? undefined : spokenOf(lines, before, room.entered.sender.uid, core.blocked)
      before = shownCount(lines)
      if (next) setSpoken(next)
    }, SPEAK_EVERY_MS)
    return () => clearInterval(timer)
  }, [room, wanted])
  return (
    <div className="sr-only" role="status" data-testid="spoken-chat">
      {wanted && spoken && <SpokenText spoken={spoken} />}
    </div>
  )
}

function SpokenText({ spoken }: { spoken: Spoken }) {
  if ('count' in spoken) {
    const { count } = spoken
    return <Plural value={count} one="# new message" other="# new messages" />
  }
  return spoken.lines.map((line) => <SpokenLine key={line.id} line={line} />)
}

/** In the reader's language where it was translated. */
function SpokenLine({ line: { id, uname, ct } }: { line: EventOf<'chat'> }) {
  const { text, lang } = useReadText(id, ct)
  return (
    <p>
      <bdi>{uname}</bdi>: <bdi lang={lang}>{text}</bdi>
    </p>
  )
}
