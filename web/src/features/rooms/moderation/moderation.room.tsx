import { wordsIn } from '@nimbo/contract'
import type { EventOf } from '@nimbo/contract'
import { useLanguage } from '../../../lib/i18n.ts'
import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'
import type { LineProps } from '../../../room/lines.ts'
import { moderationSlice } from './moderation.slice.ts'
import type { ModerationState } from './moderation.slice.ts'

const ModerationActs = lazyDrawing(async () => (await import('./ModerationActs.tsx')).ModerationActs)
const PersonRecord = lazyDrawing(async () => (await import('./PersonRecord.tsx')).PersonRecord)
const DeleteMessages = lazyDrawing(async () => (await import('./DeleteMessages.tsx')).DeleteMessages)
const ModerationRows = lazyDrawing(async () => (await import('./ModerationRows.tsx')).ModerationRows)

/** Keeping order: what those who may do it do about people, and what everybody is told of it. */
export const moderation: RoomFeature<ModerationState> = {
  ...moderationSlice,
  lines: {
    kicked: { draw: ActRow },
    muted: { draw: ActRow },
    unmuted: { draw: ActRow },
    adminSet: { draw: ActRow },
    adminUnset: { draw: ActRow },
  },
  slots: {
    person: { audience: ModerationActs, anchor: ModerationActs, order: 10 },
    personFoot: { audience: DeleteMessages, anchor: DeleteMessages, order: 5 },
    personAbout: { audience: PersonRecord, anchor: PersonRecord },
    more: { audience: ModerationRows, anchor: ModerationRows, order: 60 },
  },
}

type ActEvent = EventOf<'kicked'> | EventOf<'muted'> | EventOf<'unmuted'> | EventOf<'adminSet'> | EventOf<'adminUnset'>

function ActRow({ event }: Omit<LineProps, 'event'> & { event: ActEvent }) {
  const language = useLanguage()
  return (
    <p className="chat-line" data-quiet="true" data-testid="act-line">
      {wordsIn(language, event)}
    </p>
  )
}
