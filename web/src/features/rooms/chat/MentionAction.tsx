import { Trans } from '@lingui/react/macro'
import { usePerson } from '../../../room/person.ts'
import { useCore, useRoom } from '../../../room/useRoom.ts'
import { chatSlice } from './chat.state.ts'

/** Puts somebody's name into the input. */
export function MentionAction() {
  const { name, close } = usePerson()
  const room = useRoom()
  const muted = useCore((core) => core.mutedUntil !== undefined)
  if (muted) return null
  const mention = () => {
    room.update(chatSlice, (state) => ({ ...state, draft: `@${name} ${state.draft}` }))
    close()
  }
  return (
    <button type="button" onClick={mention}>
      @ <Trans comment="Button: write to this person in the chat">Mention</Trans>
    </button>
  )
}
